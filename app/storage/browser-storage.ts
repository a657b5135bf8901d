import { tried } from "../../domain/untrusted.ts";

/** Keys of all that this site keeps in the browser's local storage (docs/public-names.md, "Browser storage"). */
export type StorageKey =
  | "darkMode"
  | "letterSize"
  | "breakingNews"
  | "breakingNewsLastShown"
  | "breakingNewsDoNotShow"
  | "offlinePages"
  // Of the editors' desk, on an origin of its own.
  | `banco/${string}`;

/** Reads a stored text; null when there is none, or when the browser denies storage. */
export function readStored(key: StorageKey): string | null {
  // By hand, as short as can be: it is in the inline script of every page.
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; where the browser denies storage, or it is full, the choice holds for this page. */
export function writeStored(key: StorageKey, value: string): void {
  tried(() => localStorage.setItem(key, value));
}

/** Removes a text; does nothing where the browser denies storage. */
export function removeStored(key: StorageKey): void {
  tried(() => localStorage.removeItem(key));
}

/** Calls the listener when another tab changes one of the keys, or clears everything. Returns the unsubscribe function. */
export function onStoredElsewhere(listener: () => void, ...keys: StorageKey[]): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key === null || keys.some((each) => each === key)) listener();
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
