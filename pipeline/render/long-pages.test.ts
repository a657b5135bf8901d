import { expect, test } from "vitest";
import { LIMITS } from "../../tests/budgets/limits.ts";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { publishedEntries } from "../pages/addresses.ts";
import { loadContent } from "../read/content.ts";
import { longPages } from "./long-pages.ts";

const content = loadContent();
const [hymn] = content.hymns;

/** A site whose pages and data are as long as they may be, but for some: their bytes by address. */
function siteWith(others: Record<string, [html: number, data: number]> = {}): string {
  const pages = publishedEntries(content).map(({ address }) => address);
  return folderWith(
    Object.fromEntries(
      pages.flatMap((address) => {
        const [html, data] = others[address] ?? [14_000, 5_400];
        return [
          [`${address}/index.html.br`, Buffer.alloc(html)],
          [`${address}.json.br`, Buffer.alloc(data)],
        ];
      }),
    ),
  );
}

test("pages as long as they may be are not spoken of", () => {
  expect(longPages(siteWith(), content)).toEqual([]);
});

test("a page that is longer is named by the file of its text, before any test fails", () => {
  const site = siteWith({
    "/app/storia/cenni-storici": [14_001, 5_400],
    [`/app/inni/${hymn?.slug}`]: [13_000, 5_401],
  });
  expect(longPages(site, content)).toEqual([
    "content/pages/storia/cenni-storici.md: la pagina è di 14.001 byte, meglio non più di 14.000",
    `content/${hymn?.file}: i suoi dati sono 5.401 byte, meglio non più di 5.400`,
  ]);
  expect(LIMITS.html).toBeGreaterThan(14_001);
  expect(LIMITS.navigation).toBeGreaterThan(5_401);
});
