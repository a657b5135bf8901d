import { buildIfStale } from "./build.ts";
import { check } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { run } from "./run.ts";

await check();
await buildIfStale();
await ensureBrowser();
await run("playwright", ["test"]);
