import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Lets the pages be built from content that is read already: entry.server.tsx reads it as soon as it is loaded, which
 * happens here, before the first page is asked for. React Router gives each page ten seconds, and on a slow
 * machine reading everything takes longer than that.
 */
export function earlyContent(): Plugin {
  return {
    name: "early-content",
    async configurePreviewServer({ config }) {
      await import(pathToFileURL(join(config.root, "build/server/index.js")).href);
    },
  };
}
