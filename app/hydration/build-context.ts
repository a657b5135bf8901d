import { createContext } from "react";

/** A stylesheet of a page: its text, or while developing the address where Vite has it. */
export interface Stylesheet {
  address: string;
  text?: string;
  /** What has to be special about a page that needs it (pages/page-widgets.ts). */
  special?: string;
}

/** What only the build knows of the page it is rendering; the browser finds it in the HTML. */
export interface BuildContextValue {
  stylesheets: readonly Stylesheet[];
  /** hydration/head-script.ts and hydration/hydration-loader.ts, compiled. */
  inlineScripts: { beforePaint: string; start: string };
  boot: string;
  /** What programs are told of the page, as JSON-LD; not every page has something to tell. */
  structuredData?: string | undefined;
}

/** Undefined in the browser. */
export const BuildContext = createContext<BuildContextValue | undefined>(undefined);
