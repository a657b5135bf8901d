import { useSyncExternalStore } from "react";
import { type AnswerMessage, KEPT_ON_ATTRIBUTE } from "./names.ts";

/*
 * Which pages are shown from memory, and since when they are kept. A page that was loaded says so itself, in an
 * attribute; of the pages reached from it the worker tells where their data came from.
 */

const ages = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function onAnswer({ data }: MessageEvent<AnswerMessage>): void {
  if (data.type !== "answer") return;
  if (data.keptOn === null) ages.delete(data.address);
  else ages.set(data.address, data.keptOn);
  notify();
}

function onOnline(): void {
  ages.clear();
  notify();
}

/** Begins to listen, once for the document: pages may be answered for while nobody looks. */
export function watchAges(): void {
  const keptOn = document.documentElement.dataset[KEPT_ON_ATTRIBUTE];
  if (keptOn) ages.set(window.location.pathname, keptOn);
  navigator.serviceWorker?.addEventListener("message", onAnswer);
  window.addEventListener("online", onOnline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the page at an address was kept, as an ISO date; undefined for one that the network has brought, or is back. */
export function usePageAge(address: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ages.get(address),
    () => undefined,
  );
}
