import { buildIfStale } from "./build.ts";
import { check } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { ensureNginx } from "./ensure-nginx.ts";
import { run } from "./run.ts";

await check();
if (!(await buildIfStale())) throw new Error("The site was not built.");
await ensureBrowser();
await ensureNginx();
await run("playwright", ["test"]);
