import { data, type LoaderFunctionArgs } from "react-router";
import { loadScreen } from "../screens.ts";
import { fetchPageData } from "./fetch-page-data.ts";
import { ignoreUnloadErrors } from "./ignore-unload-errors.ts";
import { dataAddress, stripTrailingSlash } from "./page-address.ts";

/** Creates the error for an address without a page: the error page of its tree shows the not-found page instead. */
export const notFound = () => data(null, { status: 404 });

/** Address of the page data prefetched last. */
let prefetched: string | undefined;

/** Addresses of the page data that this document has fetched: the browser's copy of others may be of another day. */
const fetched = new Set<string>();

/**
 * Loads the data of a page. On history traversal, and for a prefetched page, they come from the HTTP cache: going back shows
 * the same as before, at once and without a network.
 * @throws notFound(), or what went wrong
 */
export async function loadPageData({ request }: LoaderFunctionArgs): Promise<object> {
  const { pathname } = new URL(request.url);
  const { location } = window;
  // On history traversal the address changes before the page does.
  const isTraversal = request.url === location.origin + location.pathname + location.search;
  const address = dataAddress(stripTrailingSlash(pathname));
  const isSeen = isTraversal && fetched.has(address);
  const cache = isSeen || prefetched === address ? "force-cache" : "default";
  prefetched = undefined;
  return ignoreUnloadErrors(readPageData(address, { signal: request.signal, cache }));
}

async function readPageData(address: string, options: RequestInit): Promise<object> {
  const response = await fetchPageData(address, options);
  if (response.status === 404) {
    await loadScreen("not-found");
    throw notFound();
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  fetched.add(address);
  return (await response.json()) as object;
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
