import { buildIfStale } from "./build.ts";
import { check } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run } from "./run.ts";
import { readTestReport } from "./test-report.ts";

const start = performance.now();
await check();
if (!(await buildIfStale())) throw new Error("The site was not built.");
await ensureBrowser();
console.log("Driving the built site in a browser:");
await run("playwright", ["test"]);
console.log(readTestReport((performance.now() - start) / 1_000));
