import { tried } from "../../../domain/untrusted.ts";
import { createStore } from "../../state/create-store.ts";
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from "../../storage/browser-storage.ts";
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

/** State of the popup, synchronised across tabs. */
export const newsMemory = createStore<NewsMemory>(
  { lastId: undefined, closedAt: undefined, isSilenced: false },
  readNewsMemory,
  (set) => {
    const reread = () => set(readNewsMemory());
    reread();
    return onStoredElsewhere(reread, "breakingNewsLastShown", "breakingNewsDoNotShow");
  },
);

/** Reads the stored state; malformed values count as missing. */
function readNewsMemory(): NewsMemory {
  const closedAt = Number(readStored("breakingNewsLastShown") ?? Number.NaN);
  return {
    lastId: storedId(readStored("breakingNews")),
    closedAt: Number.isFinite(closedAt) ? closedAt : undefined,
    isSilenced: readStored("breakingNewsDoNotShow") === "true",
  };
}

function storedId(text: string | null): NewsItem["id"] | undefined {
  const id = tried(() => JSON.parse(text ?? "").id);
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** Stores that an item is shown; when another was closed says nothing about it. */
export function storeShown(item: NewsItem): void {
  if (readNewsMemory().lastId !== item.id) removeStored("breakingNewsLastShown");
  writeStored("breakingNews", JSON.stringify(item));
}

/** Stores that an item was closed, here also where the browser denies storage. */
export function storeClosed({ id }: NewsItem, now: number, isSilenced: boolean): void {
  writeStored("breakingNewsLastShown", String(now));
  newsMemory.set({ lastId: id, closedAt: now, isSilenced });
}

/** Stores whether all news are silenced: an item that is shown stays until it is closed. */
export function storeSilenced(isSilenced: boolean): void {
  if (isSilenced) writeStored("breakingNewsDoNotShow", "true");
  else removeStored("breakingNewsDoNotShow");
}

/** Shows the news again to those who have silenced them. */
export function unsilence(): void {
  storeSilenced(false);
  newsMemory.set(readNewsMemory());
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
