import { buildIfStale } from "./build.ts";
import { checkFiles, testUnits } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run, runAll } from "./run.ts";

const start = performance.now();
console.log("Checking types, lint and format, content, and building the site, side by side:");
// Before the unit tests: several need the pictures' metadata, which the build caches.
await runAll([ensureBrowser(), checkFiles(), buildOrFail()]);
// Vite sets "production", which would affect React, npm and Vite itself in the tests.
delete process.env.NODE_ENV;
await testUnits();
console.log("Driving the built site in a browser:");
// Node strips the types of the tests itself; Playwright would compile each file again.
await run("playwright", ["test"], { PW_DISABLE_TS_ESM: "1" });
console.log(`All tests passed in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

async function buildOrFail(): Promise<void> {
  if (!(await buildIfStale())) throw new Error("The site was not built.");
}
