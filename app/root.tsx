import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/prose.css";
import "./styles/utilities.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Meta, Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./components/error-page.tsx";
import { PlainLayout } from "./components/plain-layout.tsx";
import { SkipLink } from "./components/skip-link.tsx";
import favicon from "./favicon.svg";
import { IS_UNDER_MAINTENANCE, Maintenance } from "./features/maintenance/maintenance.tsx";
import textFont from "./fonts/atkinson-hyperlegible-next-400-normal.woff2";
import headingFont from "./fonts/eb-garamond-500-normal.woff2";
import { BeforePaintScript, BootScripts, LayerOrder, Styles } from "./hydration/document-parts.tsx";
import { markHydrated } from "./hydration/early-click.ts";
import { IntendedPage } from "./navigation/intended-page.tsx";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";
import { useFocusOnNavigation } from "./navigation/use-focus-on-navigation.ts";
import { useSoftLinks } from "./navigation/use-soft-links.ts";
import touchIcon from "./touch-icon.png";

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[headingFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <LayerOrder />
        <Meta />
        <Styles />
      </head>
      <body suppressHydrationWarning>
        <BeforePaintScript />
        <SkipLink />
        {children}
        <BootScripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(markHydrated, []);
  useScrollRestoration();
  useFocusOnNavigation();
  useSoftLinks();
  if (IS_UNDER_MAINTENANCE) return <Maintenance />;
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <IntendedPage />
    </>
  );
}

/** The error page of the tree of the splash page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(markHydrated, []);
  return (
    <PlainLayout>
      <ErrorPage error={error} />
    </PlainLayout>
  );
}
