import type { Draft, FilePath } from "../../api.ts";

/** A draft that the browser keeps: it is there again when a closed tab is opened. */
export interface KeptDraft {
  /** Of the file that it was begun from; "" for a new text. */
  version: string;
  draft: Draft;
  /** Of a new text: what it is to be called, and where it is to stand. */
  name?: string;
  also?: string;
}

/** Why a draft is kept: it is not saved yet, or somebody has taken the other's instead. */
export type Shelf = "bozza" | "messo-da-parte";

const keyOf = (shelf: Shelf, path: FilePath) => `banco/${shelf}/${path}`;

/** The draft that is kept of a file; undefined if there is none that can be read. */
export function readKept(shelf: Shelf, path: FilePath): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(shelf, path)) ?? "null");
    return kept?.draft && typeof kept.version === "string" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. @returns whether the browser could */
export function keep(shelf: Shelf, path: FilePath, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(shelf, path), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Lets a draft go. */
export function letGo(shelf: Shelf, path: FilePath): void {
  try {
    localStorage.removeItem(keyOf(shelf, path));
  } catch {
    // A browser that keeps nothing has nothing to let go.
  }
}
