import type { Plugin } from "vite";
import { romeDate } from "../time/rome-time.ts";
import { buildInstant } from "./build-instant.ts";
import { loadContent } from "./content.ts";
import { dataFiles } from "./data-files.ts";
import { pictureRecord } from "./pictures.ts";

/** What each module exports. */
const MODULES: Record<string, () => Record<string, unknown> | Promise<Record<string, unknown>>> = {
  "virtual:site-data": () => {
    const { site, navigation } = loadContent();
    return { site, navigation };
  },
  "virtual:home-images": async () => {
    const { header, images } = loadContent().homeImages;
    return {
      header: await pictureRecord(header),
      homeImages: await Promise.all(
        images.map(async ({ picture, ...image }) => ({
          ...image,
          src: await pictureRecord(picture),
        })),
      ),
    };
  },
};

/**
 * Compiles the small site-wide files (site, navigation, the pictures of the splash page) into the client as modules,
 * so that no page has to fetch them. Its size does not depend on how many pages, hymns or companies there are. While developing,
 * it also answers with the files of data that the build writes.
 */
export function siteDataModule(): Plugin {
  return {
    name: "site-data",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = ""] = (request.url ?? "").split("?");
        const data = dataFiles(loadContent(), romeDate(buildInstant).year)[address];
        if (data === undefined) next();
        else response.setHeader("Content-Type", "application/json").end(JSON.stringify(data));
      });
    },
    async load(id) {
      const exported = await MODULES[id.replace("\0", "")]?.();
      return (
        exported &&
        Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n")
      );
    },
  };
}
