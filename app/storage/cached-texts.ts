/** The cache of pages, their data and the saints of the year: what changes under the same address. */
export const TEXTS = "kept-texts";

/** The header of a kept answer that says when it was kept. */
export const KEPT_ON = "X-Kept-On";

/** What says that the server cannot answer now, though the network is there. */
export const FAILURES = [429, 500, 502, 503, 504];

/** Milliseconds: a text that the network has not brought by then is taken from memory. */
const TIMEOUT = 3_000;

/**
 * Asks the network for a text of this site; its kept copy stands in where that fails or is late.
 * @param failures the statuses for which it does, too
 */
export async function fetchOrCached(
  address: string,
  options: RequestInit,
  failures: readonly number[] = [],
): Promise<Response> {
  const asked = fetch(address, options);
  const isGood = asked.then(
    ({ status }) => !failures.includes(status),
    () => false,
  );
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false));
  const kept = (await Promise.race([isGood, isLate])) ? undefined : await cachedAnswer(address);
  return kept ?? asked;
}

/** The kept copy of a text of this site; undefined if there is none. */
async function cachedAnswer(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: TEXTS, ignoreSearch: true, ignoreVary: true });
  } catch {
    // Denied, or not there: pages without https have no caches.
    return undefined;
  }
}
