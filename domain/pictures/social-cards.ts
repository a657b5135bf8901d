import { HOME_PAGE } from "../addresses.ts";
/** The measures that all networks ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The name of the card of the site as a whole, which no page may have (checks/checks.ts). */
export const SITE_CARD = "canneto";

/** Pages that stand for the whole site. */
const SITE_PAGES = ["/", HOME_PAGE];

/**
 * Where the card of the page at an address is: what a link to it shows where it is shared. It is no asset: it keeps its
 * address when it changes.
 */
export function cardAddress(address: string): string {
  const name = SITE_PAGES.includes(address) ? SITE_CARD : address.replace(/^\/(app\/)?/, "");
  return `/social/${name}.jpg`;
}
