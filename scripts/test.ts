import { buildIfStale } from "./build.ts";
import { checkFiles, testUnits } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run } from "./run.ts";
import { readTestReport } from "./test-report.ts";

const start = performance.now();
await checkFiles();
// Before the units: several of them need the pictures measured, which the build does once for all.
if (!(await buildIfStale())) throw new Error("The site was not built.");
// Vite leaves "production" behind, by which React, npm and Vite itself would go in the tests.
delete process.env.NODE_ENV;
await testUnits();
await ensureBrowser();
console.log("Driving the built site in a browser:");
await run("playwright", ["test"]);
console.log(readTestReport((performance.now() - start) / 1_000));
