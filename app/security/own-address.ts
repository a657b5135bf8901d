/** Stands for the site's own origin, whatever it is served from. */
const SITE = "https://site.invalid";

/**
 * Whether an address is a path of this site. It is resolved as browsers do, who take "/\\" for "//" and leave
 * out tabs and line breaks.
 */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith("/") || !URL.canParse(address, SITE)) return false;
  return new URL(address, SITE).origin === SITE;
}
