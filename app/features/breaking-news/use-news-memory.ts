import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere } from "../../storage/browser-storage.ts";
import { type NewsMemory, readNewsMemory } from "./news-memory.ts";

const NOTHING: NewsMemory = { lastId: undefined, closedAt: undefined, isSilenced: false };

/** Store of the popup's state, synchronised across tabs. */
export const newsMemory = createStore(readNewsMemory, (set) => {
  const reread = () => set(readNewsMemory());
  reread();
  return onStoredElsewhere(reread, "breakingNewsLastShown", "breakingNewsDoNotShow");
});

/** Returns the stored state; empty in the prerendered page. */
export function useNewsMemory(): NewsMemory {
  return useStore(newsMemory, NOTHING);
}
