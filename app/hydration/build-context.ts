import { createContext } from "react";

/** Stylesheet of a page: its text, or in development its address in Vite. */
export interface Stylesheet {
  address: string;
  text?: string;
  /** Kind of widget that a page must have to need it (pages/page-widgets.ts). */
  special?: string;
}

/** Facts about the page being rendered that only the build knows; the browser finds them in the HTML. */
export interface BuildContextValue {
  stylesheets: readonly Stylesheet[];
  /** Compiled hydration/head-script.ts and hydration/hydration-loader.ts. */
  inlineScripts: { beforePaint: string; start: string };
  boot: string;
  /** Structured data of the page, as JSON-LD; not every page has any. */
  structuredData?: string | undefined;
}

/** Context of the build; undefined in the browser. */
export const BuildContext = createContext<BuildContextValue | undefined>(undefined);
