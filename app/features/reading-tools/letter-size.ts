import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";

/** The sizes of prayers and hymns, in parts of a hundred of the page's own (styles/verse.css). */
export const SIZES = [100, 120, 145, 175];

const KEY = "letterSize";

/** The size on the document, put there before the first paint (hydration/head-script.ts), in step with the other tabs. */
const letterSize = createStore(
  () => sizeFrom(document.documentElement.dataset.letters),
  () => onStoredElsewhere(KEY, () => show(sizeFrom(readStored(KEY)))),
);

/** A size from what is stored; the page's own from anything else. */
export function sizeFrom(stored: string | null | undefined): number {
  return stored && /^[1-3]$/.test(stored) ? Number(stored) : 0;
}

function show(size: number): void {
  document.documentElement.dataset.letters = String(size);
  letterSize.set(size);
}

/** The size of the letters, as a place in SIZES. While hydrating it is 0: only the buttons depend on it. */
export function useLetterSize(): number {
  return useStore(letterSize, 0);
}

/** Makes the letters a step larger (1) or smaller (-1), and stores the size; beyond the last step nothing happens. */
export function stepLetterSize(step: 1 | -1): void {
  const size = letterSize.get() + step;
  if (!(size in SIZES)) return;
  writeStored(KEY, String(size));
  show(size);
}
