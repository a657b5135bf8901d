import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/prose.css";
import "./styles/utilities.css";
import type { ReactNode } from "react";
import { grounds } from "../domain/pictures/picture-files.ts";
import { SkipLink } from "./components/skip-link.tsx";
import favicon from "./favicon.svg";
import textFont from "./fonts/atkinson-hyperlegible-next-400-normal.woff2";
import headingFont from "./fonts/eb-garamond-500-normal.woff2";
import {
  BeforePaintScript,
  BootScripts,
  LayerOrder,
  StructuredData,
  Styles,
} from "./hydration/document-parts.tsx";
import printStyles from "./styles/print.css?url";
import touchIcon from "./touch-icon.png";

export function Document({ children }: { children: ReactNode }) {
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
        <LayerOrder />
        <Styles />
        <StructuredData />
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
