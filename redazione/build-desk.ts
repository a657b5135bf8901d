import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds the page of the desk into build/ beside it: a few seconds. */
export async function buildDesk(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve(folder, "desk"),
    logLevel: "warn",
    plugins: [react()],
    // Its policy lets no script and no style in but from files.
    build: {
      outDir: resolve(folder, "build"),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Kilobytes: it comes from this machine, and nobody waits for it.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
}
