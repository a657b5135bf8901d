import { fetchOrCached } from "../storage/cached-texts.ts";

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
