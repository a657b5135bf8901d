import { createContext } from "react";

/** What only the build knows of the page it is rendering; the browser finds it in the HTML. */
export interface BuildContextValue {
  /** Contents of the built stylesheets, by address. */
  stylesheets: ReadonlyMap<string, string>;
  /** The boot data, as JSON. */
  boot: string;
  /** The text of hydration/start.js. */
  startScript: string;
}

/** Undefined in the browser and while developing. */
export const BuildContext = createContext<BuildContextValue | undefined>(undefined);
