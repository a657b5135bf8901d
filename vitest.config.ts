import { defineConfig } from "vitest/config";
import { siteDataModule } from "./pipeline/pages/site-data-module.ts";

export default defineConfig({
  // What prerendered pages take for now.
  define: { __BUILD_INSTANT__: Date.UTC(2026, 10, 20) },
  plugins: [siteDataModule()],
  test: {
    // The files share their modules, which takes a third of the time; so each test leaves the world as it found it.
    isolate: false,
    // Without it the address of the styles of paper would be empty, and React complains of it.
    css: { include: /print\.css/ },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Git does not wait for the disk: no power fails here.
    env: { GIT_TEST_FSYNC: "0" },
    // One would be left for what nobody does meanwhile.
    maxWorkers: "100%",
    // Milliseconds: some tests read the whole content, or the saints of centuries; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The desk has a working tree of the project in redazione/.stato.
    include: [
      "{app,domain,hosting,pipeline,redazione/{desk,server},scripts,server,tests,tools}/**/*.test.{ts,tsx}",
    ],
  },
});
