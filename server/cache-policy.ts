/** The name holds a hash of the content: it never changes under the same address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Kept by browsers, but asked about every time: an answer of 304 costs almost nothing. */
export const REVALIDATE = "no-cache";

export const NO_STORE = "no-store";

/** Which files are kept otherwise than by asking every time; a star at the end stands for whatever follows. */
export const cacheRules = [
  { address: "/assets/*", policy: IMMUTABLE },
  // News and the state of the road are never shown late (docs/public-names.md, "Server").
  { address: "/dati/breaking-news.json", policy: NO_STORE },
  { address: "/dati/strada.json", policy: NO_STORE },
] as const;

/** How long the file at an address may be kept without asking. */
export function cachePolicy(address: string): string {
  const rule = cacheRules.find((each) =>
    each.address.endsWith("*")
      ? address.startsWith(each.address.slice(0, -1))
      : address === each.address,
  );
  return rule?.policy ?? REVALIDATE;
}
