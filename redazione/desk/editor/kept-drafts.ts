import type { Draft, FilePath } from "../../api.ts";

/** A draft stored in the browser, restored when a closed tab is reopened. */
export interface KeptDraft {
  /** The version of the file that it was based on; "" for a new text. */
  version: string;
  draft: Draft;
  /** For a new text: its future name, and the section or group to list it in. */
  name?: string;
  also?: string;
}

/** The reason for storing a draft: it is not saved yet, or the other person's version was chosen over it. */
export type Shelf = "bozza" | "messo-da-parte";

const keyOf = (shelf: Shelf, path: FilePath) => `banco/${shelf}/${path}`;

/** Returns the stored draft of a file; undefined if there is none that can be parsed. */
export function readKept(shelf: Shelf, path: FilePath): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(shelf, path)) ?? "null");
    return kept?.draft && typeof kept.version === "string" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. @returns whether the browser was able to */
export function keep(shelf: Shelf, path: FilePath, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(shelf, path), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Discards a stored draft. */
export function letGo(shelf: Shelf, path: FilePath): void {
  try {
    localStorage.removeItem(keyOf(shelf, path));
  } catch {
    // A browser without storage has nothing to discard.
  }
}
