import { useSyncExternalStore } from "react";
import { fetchJson } from "./fetch-json.ts";
import { isNamed, type SaintOfTheDay, toSaint } from "./saint-records.ts";

/** The saint in the app store (docs/behaviour.md, "Saint of the day"). */
export interface SaintState {
  saint: SaintOfTheDay | null;
  loading: boolean;
  error: string | null;
}

const LIST_ADDRESS = "/api/santi.json";
const FAILURE = "Errore durante il caricamento del santo del giorno.";

let state: SaintState = { saint: null, loading: false, error: null };
const listeners = new Set<() => void>();

function change(next: SaintState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSaintState(): SaintState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/**
 * From idle or failed to loading, then to loaded with the first element of the external list, or to failed. An
 * answer that holds no saint, whatever it is, is a failure too. While it loads, and once it has loaded, asking again does nothing.
 */
export async function loadSaint(): Promise<void> {
  if (state.loading || state.saint) return;
  change({ saint: null, loading: true, error: null });
  try {
    const list = await fetchJson(LIST_ADDRESS, FAILURE);
    const saint = toSaint(Array.isArray(list) ? list[0] : undefined);
    if (!isNamed(saint)) throw new Error("No saint in the answer");
    change({ saint, loading: false, error: null });
  } catch {
    change({ saint: null, loading: false, error: FAILURE });
  }
}
