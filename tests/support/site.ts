import { readdirSync, readFileSync } from "node:fs";
import { BUNDLES } from "../../app/features/offline/precache-manifest.ts";
import type { ScreenName } from "../../app/site-map.ts";
import { allAddresses, MAIN_PAGE, screenOf } from "../../pipeline/pages/addresses.ts";
import { loadContent } from "../../pipeline/read/content.ts";

export const content = loadContent();

/** The addresses of all pages. */
export const addresses: readonly string[] = allAddresses(content);

/** Returns the screen that shows a page. */
export const screenAt = (address: string) => screenOf(content, address);

/** One address for each screen. */
export const kinds: ReadonlyMap<ScreenName, string> = new Map(
  addresses.map((address) => [screenAt(address), address]),
);

/** Number of pictures in the main page's gallery. */
export const galleryLength: number =
  content.pages.find(({ slug }) => slug === MAIN_PAGE)?.fields.gallery?.length ?? 0;

/** Returns the built file of a page. */
export function builtFile(address: string): string {
  return `build/client${address === "/" ? "" : address}/index.html`;
}

/** Returns the built HTML of a page. */
export const htmlOf = (address: string): string => readFileSync(builtFile(address), "utf8");

/** Returns the addresses of the bundles of pages of a built site. */
export const bundlesOf = (site: string): string[] =>
  readdirSync(site + BUNDLES)
    .filter((name) => name.endsWith(".json"))
    .map((name) => BUNDLES + name);
