import { tried } from "../../domain/untrusted.ts";

/** Placeholder for the site's own origin, whatever it is served from. */
const SITE = "https://site.invalid";

/** Returns whether an address is a path of this site, as browsers resolve it: "/\\" is "//", tabs are dropped. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith("/") && parseUrl(address, SITE)?.origin === SITE;
}

/** Parses an address as the browser does; undefined if it is invalid. `URL.canParse` exists only since Safari 17. */
export const parseUrl = (address: string, base?: string) => tried(() => new URL(address, base));
