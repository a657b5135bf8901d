import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";

/** Font sizes of prayers and hymns, in per cent of the page's own (styles/verse.css). */
export const SIZES = [100, 120, 145, 175];

const KEY = "letterSize";

/** Size on the document, set before the first paint (hydration/head-script.ts), synchronised across tabs. */
const letterSize = createStore(
  () => sizeFrom(document.documentElement.dataset.letters),
  () => onStoredElsewhere(() => show(sizeFrom(readStored(KEY))), KEY),
);

/** Parses a stored size; anything else gives the page's own. */
export function sizeFrom(stored: string | null | undefined): number {
  return stored && /^[1-3]$/.test(stored) ? Number(stored) : 0;
}

function show(size: number): void {
  document.documentElement.dataset.letters = String(size);
  letterSize.set(size);
}

/** Returns the font size as an index into SIZES; 0 during hydration, as only the buttons depend on it. */
export function useLetterSize(): number {
  return useStore(letterSize, 0);
}

/** Steps the font size up (1) or down (-1), and stores it; does nothing beyond the last step. */
export function stepLetterSize(step: 1 | -1): void {
  const size = letterSize.get() + step;
  if (!(size in SIZES)) return;
  writeStored(KEY, String(size));
  show(size);
}
