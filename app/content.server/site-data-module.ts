import type { Plugin } from "vite";
import { romeDate } from "../time/rome-time.ts";
import { buildInstant } from "./build-instant.ts";
import { loadContent } from "./content.ts";
import { dataFiles } from "./data-files.ts";

const NAME = "virtual:site-data";
const RESOLVED = `\0${NAME}`;

/**
 * Compiles the small site-wide files (site, navigation) into the client as one module, so that no page
 * has to fetch them. Its size does not depend on how many pages, hymns or companies there are. While developing,
 * it also answers with the files of data that the build writes.
 */
export function siteDataModule(): Plugin {
  return {
    name: "site-data",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = ""] = (request.url ?? "").split("?");
        const data = dataFiles(loadContent(), romeDate(buildInstant).year)[address];
        if (data === undefined) next();
        else response.setHeader("Content-Type", "application/json").end(JSON.stringify(data));
      });
    },
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
