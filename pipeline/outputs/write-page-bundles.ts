import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BundledPages } from "../../app/features/offline/page-bundle.ts";
import {
  BUNDLES,
  PAGE_BUNDLES,
  type PageBundle,
  pageBundle,
} from "../../app/features/offline/precache-manifest.ts";
import { filesByAddress, writeAt } from "../../server/built-files.ts";

/**
 * Writes the bundles of pages for visitors who save the whole site: compressed together, their shared styles and menus
 * cost little more than once.
 * @returns the number of bundles
 */
export function writePageBundles(site: string): number {
  for (const bundle of PAGE_BUNDLES) {
    const text = JSON.stringify(bundledPages(site, bundle));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    writeAt(site, `${BUNDLES}${bundle}.${hash}.json`, text);
  }
  return PAGE_BUNDLES.length;
}

function bundledPages(site: string, bundle: PageBundle): BundledPages {
  const pages = [...filesByAddress(site)]
    .filter(([address]) => pageBundle(address) === bundle)
    .sort();
  return Object.fromEntries(pages.map(([address, file]) => [address, readFileSync(file, "utf8")]));
}

/**
 * Returns the addresses of the bundles of a built site.
 * @throws Error if one is missing
 */
export function bundleAddresses(site: string): Record<PageBundle, string> {
  const addresses = [...filesByAddress(site).keys()];
  const addressOf = (bundle: PageBundle) => {
    const address = addresses.find((each) => each.startsWith(`${BUNDLES}${bundle}.`));
    if (address === undefined) throw new Error(`The bundle of pages "${bundle}" is missing.`);
    return address;
  };
  return Object.fromEntries(PAGE_BUNDLES.map((bundle) => [bundle, addressOf(bundle)])) as Record<
    PageBundle,
    string
  >;
}
