import { readStored, removeStored, writeStored } from "../../../app/storage/browser-storage.ts";
import type { Writing } from "./editing.ts";

/** A draft stored in the browser, restored when a closed tab is reopened. */
interface KeptDraft {
  /** The version of the file that it was based on; "" for a new text. */
  version: string;
  draft: Writing;
}

/** The reason for storing a draft: it is not saved yet, or the other person's version was chosen over it. */
type Shelf = "bozza" | "messo-da-parte";

const keyOf = (shelf: Shelf, path: string) => `banco/${shelf}/${path}` as const;

/** Returns the stored draft of a file; undefined if there is none that can be parsed. */
export function readKept(shelf: Shelf, path: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(shelf, path)) ?? "null");
    return kept?.draft && typeof kept.version === "string" ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, if the browser is able to. */
export const keep = (shelf: Shelf, path: string, kept: KeptDraft): void =>
  writeStored(keyOf(shelf, path), JSON.stringify(kept));

/** Discards a stored draft. */
export const letGo = (shelf: Shelf, path: string): void => removeStored(keyOf(shelf, path));
