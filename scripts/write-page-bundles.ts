import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PackedPages } from "../app/features/offline/page-bundle.ts";
import {
  PACKS,
  PAGE_BUNDLES,
  type PageBundle,
  pageBundle,
} from "../app/features/offline/precache-manifest.ts";
import { filesByAddress, writeAt } from "./built-files.ts";

/**
 * Writes the files in which pages travel together to whoever keeps them all: what pages share, styles and menus, is
 * packed once.
 * @returns how many there are
 */
export function writePagePacks(site: string): number {
  for (const pack of PAGE_BUNDLES) {
    const text = JSON.stringify(packedPages(site, pack));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    writeAt(site, `${PACKS}${pack}.${hash}.json`, text);
  }
  return PAGE_BUNDLES.length;
}

function packedPages(site: string, pack: PageBundle): PackedPages {
  const pages = [...filesByAddress(site)]
    .filter(([address]) => pageBundle(address) === pack)
    .sort();
  return Object.fromEntries(pages.map(([address, file]) => [address, readFileSync(file, "utf8")]));
}

/**
 * The addresses of the packs of a built site.
 * @throws Error if one is missing
 */
export function packAddresses(site: string): Record<PageBundle, string> {
  const addresses = [...filesByAddress(site).keys()];
  const addressOf = (pack: PageBundle) => {
    const address = addresses.find((each) => each.startsWith(`${PACKS}${pack}.`));
    if (address === undefined) throw new Error(`The pack of pages "${pack}" is missing.`);
    return address;
  };
  return Object.fromEntries(PAGE_BUNDLES.map((pack) => [pack, addressOf(pack)])) as Record<
    PageBundle,
    string
  >;
}
