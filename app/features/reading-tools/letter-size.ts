import { createStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";

/** Font sizes of prayers and hymns, in per cent of the page's own (styles/verse.css). */
export const SIZES = [100, 120, 145, 175];

const KEY = "letterSize";

/** Font size as an index into SIZES, synchronised across tabs; 0 during hydration, as only the buttons depend on it. */
export const letterSize = createStore(
  0,
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

/** Steps the font size up (1) or down (-1), and stores it; does nothing beyond the last step. */
export function stepLetterSize(step: 1 | -1): void {
  const size = letterSize.get() + step;
  if (!(size in SIZES)) return;
  writeStored(KEY, String(size));
  show(size);
}
