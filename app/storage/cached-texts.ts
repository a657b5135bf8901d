/** Cache of pages, their data and the saints of the year: content that changes under the same address. */
export const TEXTS = "kept-texts";

/** Header with the date at which a response was cached. */
export const KEPT_ON = "X-Kept-On";

/** Status codes of a server that cannot respond now, though the network works. */
export const FAILURES = [429, 500, 502, 503, 504];

/** Network timeout in milliseconds, after which the cached text is used. */
const TIMEOUT = 3_000;

/** Fetches a text of this site, network first; the cached copy is the fallback on failure or timeout. */
export async function fetchOrCached(address: string, options: RequestInit): Promise<Response> {
  const asked = fetch(address, options);
  const isGood = asked.then(
    ({ status }) => !FAILURES.includes(status),
    () => false,
  );
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false));
  const kept = (await Promise.race([isGood, isLate])) ? undefined : await cachedAnswer(address);
  return kept ?? asked;
}

/** Returns the cached copy of a text of this site; undefined if there is none. */
async function cachedAnswer(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: TEXTS, ignoreSearch: true, ignoreVary: true });
  } catch {
    // Denied or unavailable: pages without https have no caches.
    return undefined;
  }
}

/** Timeout in milliseconds: longer than the slowest working connection; a dead one does not end by itself. */
const TIME_LIMIT = 20_000;

/** Fetches the JSON at an address of this site, or takes what is kept of it. Throws the message when the response is not ok. */
export async function fetchJson(address: string, notOkMessage: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const answer = await fetchOrCached(address, { signal: limit.signal });
    if (!answer.ok) throw new Error(notOkMessage);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
