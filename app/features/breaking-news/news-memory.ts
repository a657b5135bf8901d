import { parseUrl } from "../../security/parse-url.ts";
import { readStored, removeStored, writeStored } from "../../storage/browser-storage.ts";
import type { NewsItem } from "./news-items.ts";

/** What is remembered of the popup (docs/public-names.md, "Browser storage"). */
export interface NewsMemory {
  /** The item last shown. */
  lastId: NewsItem["id"] | undefined;
  /** When OK was pressed on it, in milliseconds since the epoch. */
  closedAt: number | undefined;
  /** Whether "Non mostrare più" was ticked. */
  isSilenced: boolean;
}

/** What the browser keeps; rubbish counts as nothing. */
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

/**
 * Forgets all three values: visitors who arrive from another site see the news anew (docs/behaviour.md, "Breaking
 * news").
 */
function clearNewsMemory(): void {
  removeStored("breakingNews");
  removeStored("breakingNewsLastShown");
  removeStored("breakingNewsDoNotShow");
}

const MINUTE = 60_000;

/**
 * Whether an item may be shown now: not silenced, and either another one than the last, or closed its minutes
 * ago or more. A time of closing that is still to come is a clock that was wrong, and is not trusted.
 */
export function isDue(item: NewsItem, memory: NewsMemory, now: number): boolean {
  if (memory.isSilenced) return false;
  if (memory.lastId !== item.id || memory.closedAt === undefined) return true;
  return memory.closedAt > now || now >= memory.closedAt + item.reappearAfterMinutes * MINUTE;
}

/** What the browser tells of how a page was reached. */
export interface Arrival {
  referrer: string;
  origin: string;
  navigationType: string | undefined;
}

/** Whether the visitor followed a link of another site; reloads, history and own links are no arrivals. */
export function isFromAnotherSite({ referrer, origin, navigationType }: Arrival): boolean {
  if (navigationType === "reload" || navigationType === "back_forward") return false;
  const from = parseUrl(referrer);
  return from !== undefined && from.origin !== origin;
}

let hasArrived = false;

/** Forgets the news for a visitor who arrives from another site, once for each page that is loaded. */
export function clearOnArrival(): void {
  if (hasArrived) return;
  hasArrived = true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  const navigationType = navigation?.type;
  if (isFromAnotherSite({ referrer, origin: location.origin, navigationType })) clearNewsMemory();
}
