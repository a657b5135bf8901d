import { isNamed, type SaintOfTheDay, toSaint } from "../../../domain/saints/saint-records.ts";
import { createStore } from "../../state/create-store.ts";
import { fetchJson } from "../../storage/cached-texts.ts";

/** Saint in the app store (docs/behaviour.md, "Saint of the day"). */
export interface SaintState {
  saint: SaintOfTheDay | null;
  loading: boolean;
  error: string | null;
}

const LIST_ADDRESS = "/api/santi.json";
const FAILURE = "Errore durante il caricamento del santo del giorno.";

export const saintState = createStore<SaintState>({ saint: null, loading: false, error: null });

/** Loads the first saint of the external list; a response without one fails. Does nothing while loading or once loaded. */
export async function loadSaint(): Promise<void> {
  const { saint: known, loading } = saintState.get();
  if (loading || known) return;
  saintState.set({ saint: null, loading: true, error: null });
  try {
    const list = await fetchJson(LIST_ADDRESS, FAILURE);
    const saint = toSaint(Array.isArray(list) ? list[0] : undefined);
    if (!isNamed(saint)) throw new Error("No saint in the answer");
    saintState.set({ saint, loading: false, error: null });
  } catch {
    saintState.set({ saint: null, loading: false, error: FAILURE });
  }
}
