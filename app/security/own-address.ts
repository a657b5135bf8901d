import { parseUrl } from "./parse-url.ts";

/** Stands for the site's own origin, whatever it is served from. */
const SITE = "https://site.invalid";

/**
 * Whether an address is a path of this site. It is resolved as browsers do, who take "/\\" for "//" and leave
 * out tabs and line breaks.
 */
export function isOwnAddress(address: string): boolean {
  return address.startsWith("/") && parseUrl(address, SITE)?.origin === SITE;
}
