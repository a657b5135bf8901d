import { parseUrl } from "../../security/own-address.ts";
import { removeStored } from "../../storage/browser-storage.ts";

/** How the page was reached, as reported by the browser. */
interface Arrival {
  referrer: string;
  origin: string;
  navigationType: string | undefined;
}

/** Returns whether the visitor followed a link on another site; reloads, history and own links do not count. */
export function isFromAnotherSite({ referrer, origin, navigationType }: Arrival): boolean {
  if (navigationType === "reload" || navigationType === "back_forward") return false;
  const from = parseUrl(referrer);
  return from !== undefined && from.origin !== origin;
}

/** Lets a visitor from another site see the news again, as a page is loaded (docs/behaviour.md, "Breaking news"). */
export function clearOnArrival(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  const navigationType = navigation?.type;
  if (!isFromAnotherSite({ referrer, origin: location.origin, navigationType })) return;
  removeStored("breakingNews");
  removeStored("breakingNewsLastShown");
  removeStored("breakingNewsDoNotShow");
}
