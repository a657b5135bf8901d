import { createStore, useStore } from "../../state/create-store.ts";
import { type AnswerMessage, KEPT_ON_ATTRIBUTE } from "./names.ts";

/*
 * Which pages are shown from memory, and since when they are kept. A page that was loaded says so itself, in an
 * attribute; of the pages reached from it the worker tells where their data came from.
 */

type Ages = ReadonlyMap<string, string>;

const NONE: Ages = new Map();

const ages = createStore(() => NONE);

function onAnswer({ data }: MessageEvent<AnswerMessage>): void {
  if (data.type !== "answer") return;
  const next = new Map(ages.get());
  if (data.keptOn === null) next.delete(data.address);
  else next.set(data.address, data.keptOn);
  ages.set(next);
}

/** Begins to listen, once for the document: pages may be answered for while nobody looks. */
export function watchAges(): void {
  const keptOn = document.documentElement.dataset[KEPT_ON_ATTRIBUTE];
  if (keptOn) ages.set(new Map([[window.location.pathname, keptOn]]));
  navigator.serviceWorker?.addEventListener("message", onAnswer);
  window.addEventListener("online", () => ages.set(NONE));
}

/** When the page at an address was kept, as an ISO date; undefined for one that the network has brought, or is back. */
export function usePageAge(address: string): string | undefined {
  return useStore(ages, NONE).get(address);
}
