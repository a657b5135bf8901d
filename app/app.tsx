import { lazy, useEffect } from "react";
import { Route, Routes } from "react-router";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { PlainLayout } from "./components/plain-layout.tsx";
import { Document } from "./document.tsx";
import { IS_UNDER_MAINTENANCE } from "./features/maintenance/is-under-maintenance.ts";
import { markHydrated } from "./hydration/early-click.ts";
import { useWaitingParts } from "./hydration/waiting-part.tsx";
import { ContentChanges } from "./navigation/content-changes.tsx";
import { CurrentPage } from "./navigation/current-page.tsx";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";
import { useFocusOnNavigation } from "./navigation/use-focus-on-navigation.ts";
import { usePagesAhead } from "./navigation/use-pages-ahead.ts";
import { useScrollPosition } from "./navigation/use-scroll-position.ts";
import { useSoftLinks } from "./navigation/use-soft-links.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";

const Maintenance = lazy(() => import("./features/maintenance/maintenance.tsx"));

/** The whole site: the document, and in it the page at the present address (site-map.ts). */
export function App() {
  return (
    <Document>
      <ErrorBoundary fallback={(error) => <BrokenSite error={error} />}>
        <Site />
      </ErrorBoundary>
    </Document>
  );
}

function Site() {
  // First, so that it hears of the button that is pressed again.
  useWaitingParts();
  useEffect(markHydrated, []);
  useScrollPosition();
  useFocusOnNavigation();
  useSoftLinks();
  usePagesAhead();
  if (IS_UNDER_MAINTENANCE) return <Maintenance />;
  return (
    <>
      <Routes>
        <Route path="/app" element={<Shell />}>
          <Route path="*" element={<CurrentPage />} />
        </Route>
        <Route path="*" element={<CurrentPage />} />
      </Routes>
      <PageAnnouncer />
      {import.meta.env.DEV && <ContentChanges />}
    </>
  );
}

/** What is shown when more than a page breaks. */
function BrokenSite({ error }: { error: unknown }) {
  useEffect(markHydrated, []);
  return (
    <PlainLayout>
      <ErrorPage error={error} />
    </PlainLayout>
  );
}
