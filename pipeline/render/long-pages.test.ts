import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LIMITS } from "../../tests/budgets/limits.ts";
import { publishedEntries } from "../pages/addresses.ts";
import { loadContent } from "../read/content.ts";
import { longPages } from "./long-pages.ts";

const content = loadContent();

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  for (const { address } of publishedEntries(content)) pack(address, 14_000, 5_400);
});
afterEach(() => rmSync(site, { recursive: true }));

/** Puts a page of a weight in the place of a built one. */
function pack(address: string, html: number, data: number): void {
  for (const [file, size] of [
    [`${address}/index.html.br`, html],
    [`${address}.json.br`, data],
  ] as const) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), Buffer.alloc(size));
  }
}

test("pages as long as they may be are not spoken of", () => {
  expect(longPages(site, content)).toEqual([]);
});

test("a page that is longer is named by the file of its text, before any test fails", () => {
  pack("/app/storia/cenni-storici", 14_001, 5_400);
  pack("/app/inni/stabat-mater", 13_000, 5_401);
  expect(longPages(site, content)).toEqual([
    "content/pages/storia/cenni-storici.md: la pagina è di 14.001 byte, meglio non più di 14.000",
    "content/hymns/stabat-mater.md: i suoi dati sono 5.401 byte, meglio non più di 5.400",
  ]);
  expect(LIMITS.html).toBeGreaterThan(14_001);
  expect(LIMITS.navigation).toBeGreaterThan(5_401);
});

test("of a page with two texts both are named", () => {
  pack("/app/privacy-policy", 14_500, 1_000);
  expect(longPages(site, content).map((sentence) => sentence.split(":")[0])).toEqual([
    "content/legal/privacy-policy-it.md",
    "content/legal/privacy-policy-us.md",
  ]);
});
