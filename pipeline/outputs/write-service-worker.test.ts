import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { LICENCE_LISTS } from "./write-licences.ts";
import { listKeptFiles, writeServiceWorker } from "./write-service-worker.ts";

test("every kept file is listed with the beginning of the SHA-256 of its content", async () => {
  const site = folderWith({
    "assets/a-1a2b.js": "export {};",
    "assets/a-1a2b.js.br": "packed",
    "index.html": "<html >",
  });
  const digest = (text: string) => createHash("sha256").update(text).digest("base64").slice(0, 22);
  expect(await listKeptFiles(site, 2026)).toEqual([
    ["/assets/a-1a2b.js", digest("export {};")],
    ["/", digest("<html >")],
  ]);
});

test("a worker that public/ has brought stays, to end those of all visitors", async () => {
  const off = readFileSync("hosting/service-worker-off.js", "utf8");
  const site = folderWith({ "service-worker.js": off, ".vite/manifest.json": "{}" });
  await writeServiceWorker(site, 2026, {} as never);
  expect(readFileSync(join(site, "service-worker.js"), "utf8")).toBe(off);
  expect(readFileSync(join(site, LICENCE_LISTS.serviceWorker), "utf8")).toBe("[]");
});
