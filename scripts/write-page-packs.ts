import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PACKS, PAGE_PACKS, type PagePack, pagePack } from "../app/features/offline/kept-files.ts";
import type { PackedPages } from "../app/features/offline/page-pack.ts";
import { filesByAddress } from "./built-files.ts";

/**
 * Writes the files in which pages travel together to whoever keeps them all: what pages share, styles and menus, is
 * packed once.
 * @returns how many there are
 */
export function writePagePacks(site: string): number {
  mkdirSync(join(site, PACKS), { recursive: true });
  for (const pack of PAGE_PACKS) {
    const text = JSON.stringify(packedPages(site, pack));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    writeFileSync(join(site, PACKS, `${pack}.${hash}.json`), text);
  }
  return PAGE_PACKS.length;
}

function packedPages(site: string, pack: PagePack): PackedPages {
  const pages = [...filesByAddress(site)].filter(([address]) => pagePack(address) === pack).sort();
  return Object.fromEntries(pages.map(([address, file]) => [address, readFileSync(file, "utf8")]));
}

/**
 * The addresses of the packs of a built site.
 * @throws Error if one is missing
 */
export function packAddresses(site: string): Record<PagePack, string> {
  const addresses = [...filesByAddress(site).keys()];
  const addressOf = (pack: PagePack) => {
    const address = addresses.find((each) => each.startsWith(`${PACKS}${pack}.`));
    if (address === undefined) throw new Error(`The pack of pages "${pack}" is missing.`);
    return address;
  };
  return Object.fromEntries(PAGE_PACKS.map((pack) => [pack, addressOf(pack)])) as Record<
    PagePack,
    string
  >;
}
