import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { componentsLayer } from "../pipeline/render/screen-styles.ts";

/** Builds the desk's page into build/ beside it, in a few seconds. */
export async function buildDesk(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve(folder, "desk"),
    logLevel: "warn",
    plugins: [componentsLayer, react()],
    // The policy allows scripts and styles from files only.
    build: {
      outDir: resolve(folder, "build"),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // In kilobytes; large, because the page is served locally and load time does not matter.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
}
