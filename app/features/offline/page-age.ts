import { pageAges } from "../../navigation/fetch-page-data.ts";
import { useStore } from "../../state/create-store.ts";
import { KEPT_ON_ATTRIBUTE } from "./names.ts";

const NONE: ReadonlyMap<string, string> = new Map();

/** Begins, once for the document: a page that was loaded from memory says so itself, in an attribute. */
export function watchAges(): void {
  const keptOn = document.documentElement.dataset[KEPT_ON_ATTRIBUTE];
  if (keptOn) pageAges.set(new Map([[window.location.pathname, keptOn]]));
  window.addEventListener("online", () => pageAges.set(NONE));
}

/** When the page at an address was kept, as an ISO date; undefined for one that the network has brought, or is back. */
export function usePageAge(address: string): string | undefined {
  return useStore(pageAges, NONE).get(address);
}
