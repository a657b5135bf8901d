import { createStore } from "../state/create-store.ts";
import { FAILURES, fetchOrCached, KEPT_ON } from "../storage/cached-texts.ts";

/** When the pages that are shown from memory were kept, as ISO dates, by their addresses. */
export const pageAges = createStore<ReadonlyMap<string, string>>(() => new Map());

/** The data of a page from the network or from memory, of which it notes since when they are kept. */
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
