import { allAddresses, MAIN_PAGE, screenOf } from "../../pipeline/pages/addresses.ts";
import { loadContent } from "../../pipeline/read/content.ts";

const content = loadContent();

/** The address of every page of the site. */
export const addresses: readonly string[] = allAddresses(content);

/** The screen that shows a page. */
export const screenAt = (address: string) => screenOf(content, address);

/** How many pictures the gallery of the main page has. */
export const galleryLength: number =
  content.pages.find(({ slug }) => slug === MAIN_PAGE)?.fields.gallery?.length ?? 0;

/** The file of a page in the built site. */
export function builtFile(address: string): string {
  return `build/client${address === "/" ? "" : address}/index.html`;
}
