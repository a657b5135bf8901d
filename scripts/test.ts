import { buildIfStale } from "./build.ts";
import { checkFiles, testUnits } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run, runAll } from "./run.ts";

const start = performance.now();
console.log("Checking types, lint and format, content, and building the site, side by side:");
// The check of the content has cached the pictures' metadata for the units, and the build leaves a processor idle.
await runAll([ensureBrowser(), checkFiles().then(testUnits), buildOrFail()]);
// Vite sets "production" while it builds, which would affect React, npm and Vite itself in the tests.
delete process.env.NODE_ENV;
console.log("Driving the built site in a browser:");
// Node strips the types of the tests itself; Playwright would compile each file again.
await run("playwright", ["test"], { PW_DISABLE_TS_ESM: "1" });
console.log(`All tests passed in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

async function buildOrFail(): Promise<void> {
  if (!(await buildIfStale())) throw new Error("The site was not built.");
}
