/** Timeout in milliseconds: longer than the slowest working connection; a dead one does not end by itself. */
const TIME_LIMIT = 20_000;

/**
 * Fetches the JSON at an address of this site.
 * @param ask performs the request
 * @throws Error with the given message when the response is not ok; the browser's own when there is none, or no JSON.
 */
export async function fetchJson(
  address: string,
  notOkMessage: string,
  ask: (address: string, options: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const answer = await ask(address, { signal: limit.signal });
    if (!answer.ok) throw new Error(notOkMessage);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
