import { buildIfStale } from "./build.ts";
import { check } from "./check.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { ensureNginx } from "./ensure-nginx.ts";
import { run } from "./run.ts";

await check();
await buildIfStale();
await ensureBrowser();
await ensureNginx();
await run("playwright", ["test"]);
