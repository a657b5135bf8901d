import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/prose.css";
import "./styles/utilities.css";
import { type ReactNode, useContext } from "react";
import { grounds } from "../domain/pictures/picture-files.ts";
import { SkipLink } from "./components/skip-link.tsx";
import favicon from "./favicon.svg";
import textFont from "./fonts/atkinson-hyperlegible-next-400-normal.woff2";
import headingFont from "./fonts/eb-garamond-500-normal.woff2";
import { BOOT_ELEMENT_ID } from "./hydration/boot-data.ts";
import { BuildContext } from "./hydration/build-context.ts";
import { InlineScript } from "./hydration/inline-script.tsx";
import printStyles from "./styles/print.css?url";
import touchIcon from "./touch-icon.png";

/** Document of every page; what the build alone knows is in the HTML already when a browser renders it. */
export function Document({ children }: { children: ReactNode }) {
  const build = useContext(BuildContext);
  return (
    <html lang="it" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Ours are links; phones would take years and the co-ordinates of the valley for others. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.night} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/avvisi.xml" title="Avvisi" />
        {[headingFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* Not inlined, because no page waits for it: inlined it would add 500 bytes to each. */}
        <link rel="stylesheet" media="print" href={printStyles} />
        {/* Inline, because builds drop it from stylesheets; by its own precedence before every other style. */}
        <style href="layer-order" precedence="first">
          {"@layer reset, tokens, base, components, utilities;"}
        </style>
        {/* Those of a page opened later come with its script, through Vite. */}
        {build?.stylesheets.map(({ address, text }) =>
          text === undefined ? (
            <link key={address} rel="stylesheet" href={address} precedence="default" />
          ) : (
            <style key={address} href={address} precedence="default">
              {text}
            </style>
          ),
        )}
        {/* React leaves it in the head as it is, until its page is left (navigation/page-announcer.tsx). */}
        {build?.structuredData && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the build with every "<" escaped
            dangerouslySetInnerHTML={{ __html: build.structuredData }}
          />
        )}
      </head>
      <body suppressHydrationWarning>
        {/* Chooses light or dark before the first paint. */}
        <InlineScript text={build?.inlineScripts.beforePaint} />
        <SkipLink />
        {children}
        {/* Hands the page over to React: data first, then the script that waits for the right moment. */}
        <InlineScript id={BOOT_ELEMENT_ID} type="application/json" text={build?.boot} />
        <InlineScript text={build?.inlineScripts.start} />
      </body>
    </html>
  );
}
