import { buildIfStale } from "./build.ts";
import { check } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { isNginxThere } from "./nginx.ts";
import { run } from "./run.ts";

await check();
if (!(await buildIfStale())) throw new Error("The site was not built.");
await ensureBrowser();
if (!isNginxThere())
  console.log("The tests on nginx are skipped: it is not installed (CONTRIBUTING.md).");
await run("playwright", ["test"]);
