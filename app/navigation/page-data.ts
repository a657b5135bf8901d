import { data, type LoaderFunctionArgs } from "react-router";
import { loadScreen, MissingFile } from "../screens.ts";
import { fetchPageData } from "./fetch-page-data.ts";
import { ignoreUnloadErrors } from "./ignore-unload-errors.ts";
import { dataAddress, stripTrailingSlash } from "./page-address.ts";

/** Thrown for an address without a page: the error page of its tree shows the not-found page instead. */
export const notFound = () => data(null, { status: 404 });

/** The page whose data were fetched last before anybody asked for them. */
let prefetched: string | undefined;

/** Whose data this document has fetched: what the browser has of others may be of another day. */
const fetched = new Set<string>();

/**
 * Brings the data of a page. On the way back, and of a page that was prefetched, they are taken as the browser has them:
 * whoever goes back sees what he saw, at once and without a network.
 * @throws notFound(), or what went wrong
 */
export async function loadPageData({ request }: LoaderFunctionArgs): Promise<object> {
  const { pathname } = new URL(request.url);
  const { location } = window;
  // On the way back the address is there before its page.
  const isTraversal = request.url === location.origin + location.pathname + location.search;
  const address = dataAddress(stripTrailingSlash(pathname));
  const isSeen = isTraversal && fetched.has(address);
  const cache = isSeen || prefetched === address ? "force-cache" : "default";
  prefetched = undefined;
  return ignoreUnloadErrors(readPageData(address, { signal: request.signal, cache }));
}

async function readPageData(address: string, options: RequestInit): Promise<object> {
  const response = await fetchPageData(address, options).catch((cause: unknown) => {
    throw new MissingFile(address, { cause });
  });
  if (response.status === 404) {
    await loadScreen("not-found");
    throw notFound();
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  fetched.add(address);
  return (await response.json()) as object;
}

/** Fetches the data of a page that is likely to be opened, unless this document has them. */
export async function prefetchPageData(pathname: string): Promise<void> {
  const address = dataAddress(stripTrailingSlash(pathname));
  if (fetched.has(address)) return;
  try {
    const response = await fetch(address);
    await response.text();
    if (response.ok) prefetched = address;
  } catch {
    // Told to whoever opens it.
  }
}
