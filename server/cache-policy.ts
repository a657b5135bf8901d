/** The name holds a hash of the content: it never changes under the same address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Kept by browsers, but asked about every time: an answer of 304 costs almost nothing. */
const REVALIDATE = "no-cache";

/** Never kept. */
export const NO_STORE = "no-store";

/** News are never shown late (contract, Server). */
const NEWS_ADDRESS = "/dati/breaking-news.json";

/** How long the file at an address may be kept without asking. */
export function cachePolicy(address: string): string {
  if (address === NEWS_ADDRESS) return NO_STORE;
  return address.startsWith("/assets/") ? IMMUTABLE : REVALIDATE;
}
