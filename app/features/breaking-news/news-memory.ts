import { parseUrl } from "../../security/own-address.ts";
import { readStored, removeStored, writeStored } from "../../storage/browser-storage.ts";
import type { NewsItem } from "./news-items.ts";

/** Stored state of the popup (docs/public-names.md, "Browser storage"). */
export interface NewsMemory {
  /** Id of the item last shown. */
  lastId: NewsItem["id"] | undefined;
  /** Instant at which OK was pressed on it, in milliseconds since the epoch. */
  closedAt: number | undefined;
  /** Whether "Non mostrare più" was ticked. */
  isSilenced: boolean;
}

/** Reads the stored state; malformed values count as missing. */
export function readNewsMemory(): NewsMemory {
  const closedAt = Number(readStored("breakingNewsLastShown") ?? Number.NaN);
  return {
    lastId: storedId(readStored("breakingNews")),
    closedAt: Number.isFinite(closedAt) ? closedAt : undefined,
    isSilenced: readStored("breakingNewsDoNotShow") === "true",
  };
}

function storedId(text: string | null): NewsItem["id"] | undefined {
  try {
    const { id } = JSON.parse(text ?? "null");
    return typeof id === "string" || typeof id === "number" ? id : undefined;
  } catch {
    return undefined;
  }
}

export function storeShown(item: NewsItem): void {
  writeStored("breakingNews", JSON.stringify(item));
}

export function storeClosed(now: number): void {
  writeStored("breakingNewsLastShown", String(now));
}

export function storeSilenced(isSilenced: boolean): void {
  if (isSilenced) writeStored("breakingNewsDoNotShow", "true");
  else removeStored("breakingNewsDoNotShow");
}

/** Clears all three values: visitors from another site see the news again (docs/behaviour.md, "Breaking news"). */
function clearNewsMemory(): void {
  removeStored("breakingNews");
  removeStored("breakingNewsLastShown");
  removeStored("breakingNewsDoNotShow");
}

const MINUTE = 60_000;

/**
 * Returns whether an item may be shown now: not silenced, and either new or closed at least its minutes ago. A closing time
 * in the future comes from a wrong clock and is ignored.
 */
export function isDue(item: NewsItem, memory: NewsMemory, now: number): boolean {
  if (memory.isSilenced) return false;
  if (memory.lastId !== item.id || memory.closedAt === undefined) return true;
  return memory.closedAt > now || now >= memory.closedAt + item.reappearAfterMinutes * MINUTE;
}

/** How the page was reached, as reported by the browser. */
export interface Arrival {
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

let hasArrived = false;

/** Clears the news state of a visitor from another site, once per page load. */
export function clearOnArrival(): void {
  if (hasArrived) return;
  hasArrived = true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  const navigationType = navigation?.type;
  if (isFromAnotherSite({ referrer, origin: location.origin, navigationType })) clearNewsMemory();
}
