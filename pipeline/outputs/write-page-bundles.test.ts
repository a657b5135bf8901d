import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { writePageBundles } from "./write-page-bundles.ts";

test("each page and its data are in one pack, as they are", () => {
  const site = folderWith({
    "app/orari/index.html": "<html orari>",
    "app/orari.json": '{"a":1}',
    "app/orari/index.html.br": "packed",
    "app/preghiere/angelus/index.html": "<html angelus>",
    "app/storia/pia-leggenda/index.html": "<html è>",
    "app/pellegrinaggio/compagnie/opi/index.html": "<html opi>",
    "app/senza-rete/index.html": "<html senza-rete>",
    "assets/site.js": "",
  });
  const addresses = writePageBundles(site);
  const pages = Object.fromEntries(
    Object.entries(addresses).map(([pack, address]) => [
      pack,
      JSON.parse(readFileSync(join(site, address), "utf8")),
    ]),
  );
  expect(pages).toEqual({
    first: { "/app/orari": "<html orari>", "/app/orari.json": '{"a":1}' },
    verses: { "/app/preghiere/angelus": "<html angelus>" },
    others: { "/app/storia/pia-leggenda": "<html è>" },
    companies: { "/app/pellegrinaggio/compagnie/opi": "<html opi>" },
  });
});
