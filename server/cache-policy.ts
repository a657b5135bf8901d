/** For names that contain a hash of the content: it never changes at the same address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cached by browsers but revalidated every time: a 304 costs almost nothing. */
export const REVALIDATE = "no-cache";

export const NO_STORE = "no-store";

/** The exceptions to revalidating every time; a trailing star matches any rest. */
export const cacheRules = [
  { address: "/assets/*", policy: IMMUTABLE },
  // News and the state of the road must never be stale (docs/public-names.md, "Server").
  { address: "/dati/breaking-news.json", policy: NO_STORE },
  { address: "/dati/strada.json", policy: NO_STORE },
] as const;

export function cachePolicy(address: string): string {
  const rule = cacheRules.find((each) =>
    each.address.endsWith("*")
      ? address.startsWith(each.address.slice(0, -1))
      : address === each.address,
  );
  return rule?.policy ?? REVALIDATE;
}
