import { allAddresses } from "../app/content.server/addresses.ts";
import { loadContent } from "../app/content.server/content.ts";

/** The address of every page of the site. */
export const addresses: readonly string[] = allAddresses(loadContent());

/** The file of a page in the built site. */
export function builtFile(address: string): string {
  return `build/client${address === "/" ? "" : address}/index.html`;
}
