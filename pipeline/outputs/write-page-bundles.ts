import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BundledPages } from "../../app/features/offline/page-bundle.ts";
import {
  BUNDLES,
  PAGE_BUNDLES,
  type PageBundle,
  pageBundle,
} from "../../app/features/offline/precache-manifest.ts";
import { filesByAddress, writeAt } from "../../server/built-files.ts";

/** Writes the pages for visitors who save the whole site, compressed together: shared styles and menus cost little. */
export function writePageBundles(site: string): Record<PageBundle, string> {
  const addresses = PAGE_BUNDLES.map((bundle) => {
    const text = JSON.stringify(bundledPages(site, bundle));
    const address = `${BUNDLES}${bundle}.${hash("sha256", text).slice(0, 10)}.json`;
    writeAt(site, address, text);
    return [bundle, address];
  });
  return Object.fromEntries(addresses);
}

function bundledPages(site: string, bundle: PageBundle): BundledPages {
  const pages = [...filesByAddress(site)]
    .filter(([address]) => pageBundle(address) === bundle)
    .sort();
  return Object.fromEntries(pages.map(([address, file]) => [address, readFileSync(file, "utf8")]));
}
