import { createContext } from "react";

/** A stylesheet of a page: its text, or while developing the address where Vite has it. */
export interface Stylesheet {
  address: string;
  text?: string;
  /** What has to be special about a page that needs it (content.server/page-specials.ts). */
  special?: string;
}

/** What only the build knows of the page it is rendering; the browser finds it in the HTML. */
export interface BuildContextValue {
  stylesheets: readonly Stylesheet[];
  /** hydration/before-paint.ts and hydration/start.ts, compiled. */
  inlineScripts: { beforePaint: string; start: string };
  /** The boot data, as JSON. */
  boot: string;
  /** What programs are told of the page, as JSON-LD; not every page has something to tell. */
  structuredData?: string | undefined;
}

/** Undefined in the browser. */
export const BuildContext = createContext<BuildContextValue | undefined>(undefined);
