import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleAddresses, writePageBundles } from "./write-page-bundles.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(address: string, text: string) {
  mkdirSync(dirname(join(site, address)), { recursive: true });
  writeFileSync(join(site, address), text);
}

test("each page and its data are in one pack, as they are", () => {
  write("app/orari/index.html", "<html orari>");
  write("app/orari.json", '{"a":1}');
  write("app/orari/index.html.br", "packed");
  write("app/preghiere/angelus/index.html", "<html angelus>");
  write("app/storia/pia-leggenda/index.html", "<html è>");
  write("app/pellegrinaggio/compagnie/opi/index.html", "<html opi>");
  write("app/senza-rete/index.html", "<html senza-rete>");
  write("assets/site.js", "");
  expect(writePageBundles(site)).toBe(4);
  const addresses = bundleAddresses(site);
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

test("a pack has another address as soon as a page of it changes", () => {
  write("app/orari/index.html", "<html orari>");
  writePageBundles(site);
  const before = bundleAddresses(site);
  rmSync(join(site, "assets"), { recursive: true });
  write("app/orari/index.html", "<html orari nuovi>");
  writePageBundles(site);
  expect(bundleAddresses(site)).not.toEqual(before);
  expect(bundleAddresses(site).verses).toBe(before.verses);
});

test("a site without packs is told", () => {
  expect(() => bundleAddresses(site)).toThrow('The bundle of pages "first" is missing.');
});
