import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { LICENCE_LISTS } from "./write-licences.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

test("a worker that public/ has brought stays, to end those of all visitors", async () => {
  const off = readFileSync("hosting/service-worker-off.js", "utf8");
  const site = folderWith({ "service-worker.js": off, ".vite/manifest.json": "{}" });
  await writeServiceWorker(site, 2026, {} as never);
  expect(readFileSync(join(site, "service-worker.js"), "utf8")).toBe(off);
  expect(readFileSync(join(site, LICENCE_LISTS.serviceWorker), "utf8")).toBe("[]");
});
