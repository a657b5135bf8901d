import { data, type LoaderFunctionArgs } from "react-router";
import { loadScreen } from "../screens.ts";
import { createStore } from "../state/create-store.ts";
import { fetchOrCached, KEPT_ON } from "../storage/cached-texts.ts";
import { ignoreUnloadErrors } from "./ignore-unload-errors.ts";
import { dataAddress, stripTrailingSlash } from "./page-address.ts";

/** Creates the error for an address without a page: the error page of its tree shows the not-found page instead. */
export const notFound = () => data(null, { status: 404 });

/** Dates at which the pages shown from the cache were cached, as ISO dates by address. */
export const pageAges = createStore<ReadonlyMap<string, string>>(new Map());

/** Address of the page data prefetched last. */
let prefetched: string | undefined;

/** Addresses of the page data that this document has fetched: the browser's copy of others may be of another day. */
const fetched = new Set<string>();

/**
 * Loads the data of a page, or throws notFound(). On history traversal, and for a prefetched page, they come from the HTTP
 * cache: going back shows the same as before, at once and without a network.
 */
export async function loadPageData({ request }: LoaderFunctionArgs): Promise<object> {
  const { pathname } = new URL(request.url);
  const { location } = window;
  // On history traversal the address changes before the page does.
  const isTraversal = request.url === location.origin + location.pathname + location.search;
  const page = stripTrailingSlash(pathname);
  const address = dataAddress(page);
  const isSeen = isTraversal && fetched.has(address);
  const cache = isSeen || prefetched === address ? "force-cache" : "default";
  prefetched = undefined;
  return ignoreUnloadErrors(readPageData(page, { signal: request.signal, cache }));
}

async function readPageData(page: string, options: RequestInit): Promise<object> {
  const address = dataAddress(page);
  const response = await fetchOrCached(address, options);
  recordAge(page, response.headers.get(KEPT_ON));
  if (response.status === 404) {
    await loadScreen("not-found");
    throw notFound();
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  fetched.add(address);
  return (await response.json()) as object;
}

/** Records since when a page is cached; one from the network has no age. */
function recordAge(page: string, keptOn: string | null): void {
  const ages = new Map(pageAges.get());
  ages.delete(page);
  if (keptOn) ages.set(page, keptOn);
  pageAges.set(ages);
}

/** Prefetches the data of a page that is likely to be opened, unless this document has them. */
export async function prefetchPageData(pathname: string): Promise<void> {
  const address = dataAddress(stripTrailingSlash(pathname));
  if (fetched.has(address)) return;
  try {
    const response = await fetch(address);
    await response.text();
    if (response.ok) prefetched = address;
  } catch {
    // Reported when the page is opened.
  }
}
