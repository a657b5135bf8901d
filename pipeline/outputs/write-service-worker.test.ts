import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LICENCE_LISTS } from "./write-licences.ts";
import { listKeptFiles, writeServiceWorker } from "./write-service-worker.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(site, { recursive: true }));

test("every kept file is listed with the beginning of the SHA-256 of its content", async () => {
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "assets/a-1a2b.js"), "export {};");
  writeFileSync(join(site, "assets/a-1a2b.js.br"), "packed");
  writeFileSync(join(site, "index.html"), "<html >");
  const digest = (text: string) => createHash("sha256").update(text).digest("base64").slice(0, 22);
  expect(await listKeptFiles(site, 2026)).toEqual([
    ["/assets/a-1a2b.js", digest("export {};")],
    ["/", digest("<html >")],
  ]);
});

test("a worker that public/ has brought stays, to end those of all visitors", async () => {
  const off = readFileSync("hosting/service-worker-off.js", "utf8");
  mkdirSync(join(site, ".vite"));
  writeFileSync(join(site, "service-worker.js"), off);
  await writeServiceWorker(site, 2026);
  expect(readFileSync(join(site, "service-worker.js"), "utf8")).toBe(off);
  expect(readFileSync(join(site, LICENCE_LISTS.serviceWorker), "utf8")).toBe("[]");
});
