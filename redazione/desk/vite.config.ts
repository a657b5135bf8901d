import { join } from "node:path";
import { defineConfig } from "vite";

const project = join(import.meta.dirname, "../..");

/** The editors' desk: a bundle of its own, of which no visitor gets a byte. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { dedupe: ["react", "react-dom"] },
  build: { outDir: join(project, "redazione/build"), emptyOutDir: true, assetsInlineLimit: 0 },
});
