import { parseUrl } from "./parse-url.ts";

/** Placeholder for the site's own origin, whatever it is served from. */
const SITE = "https://site.invalid";

/**
 * Returns whether an address is a path of this site, resolved as in browsers, which take "/\\" for "//" and drop tabs and
 * line breaks.
 */
export function isOwnAddress(address: string): boolean {
  return address.startsWith("/") && parseUrl(address, SITE)?.origin === SITE;
}
