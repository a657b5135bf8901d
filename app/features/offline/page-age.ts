import { pageAges } from "../../navigation/fetch-page-data.ts";
import { useStore } from "../../state/create-store.ts";
import { KEPT_ON_ATTRIBUTE } from "./names.ts";

const NONE: ReadonlyMap<string, string> = new Map();

/** Starts tracking, once per document: a page loaded from the cache says so in an attribute. */
export function watchAges(): void {
  const keptOn = document.documentElement.dataset[KEPT_ON_ATTRIBUTE];
  if (keptOn) pageAges.set(new Map([[window.location.pathname, keptOn]]));
  window.addEventListener("online", () => pageAges.set(NONE));
}

/**
 * Returns when the page at an address was cached, as an ISO date; undefined if it came from the network, or that is back.
 */
export function usePageAge(address: string): string | undefined {
  return useStore(pageAges, NONE).get(address);
}
