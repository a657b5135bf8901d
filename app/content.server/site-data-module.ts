import type { Plugin } from "vite";
import { loadContent } from "./content.ts";

const NAME = "virtual:site-data";
const RESOLVED = `\0${NAME}`;

/**
 * Compiles the small site-wide files (site, navigation) into the client as one module, so that no page
 * has to fetch them. Its size does not depend on how many pages, hymns or companies there are.
 */
export function siteDataModule(): Plugin {
  return {
    name: "site-data",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { site, navigation } = loadContent();
      return [
        `export const site = ${JSON.stringify(site)};`,
        `export const navigation = ${JSON.stringify(navigation)};`,
      ].join("\n");
    },
  };
}
