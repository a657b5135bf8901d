import { createContext } from "react";

/** What only the build knows of the page it is rendering; the browser finds it in the HTML. */
export interface BuildContextValue {
  /** The text of hydration/before-paint.js. */
  beforePaintScript: string;
  /** Missing where React Router's own scripts and links are used: while developing. */
  handOver?: {
    /** Contents of the built stylesheets, by address. */
    stylesheets: ReadonlyMap<string, string>;
    /** The boot data, as JSON. */
    boot: string;
    /** The text of hydration/start.js. */
    startScript: string;
  };
}

/** Undefined in the browser. */
export const BuildContext = createContext<BuildContextValue | undefined>(undefined);
