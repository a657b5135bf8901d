import { createStore } from "../state/create-store.ts";
import { FAILURES, fetchOrCached, KEPT_ON } from "../storage/cached-texts.ts";

/** Dates at which the pages shown from the cache were cached, as ISO dates by address. */
export const pageAges = createStore<ReadonlyMap<string, string>>(() => new Map());

/** Fetches the data of a page from the network or the cache, and records since when they are cached. */
export async function fetchPageData(address: string, options: RequestInit): Promise<Response> {
  const answer = await fetchOrCached(address, options, FAILURES);
  const page = address.replace(/\.json$/, "");
  const keptOn = answer.headers.get(KEPT_ON);
  const ages = new Map(pageAges.get());
  ages.delete(page);
  if (keptOn) ages.set(page, keptOn);
  pageAges.set(ages);
  return answer;
}
