import { useEffect } from "react";
import type { SearchData } from "../../../domain/search/search-data.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { fetchJson } from "../../storage/cached-texts.ts";
import { createSearch, type Search } from "./search-index.ts";

export type SearchState =
  | { status: "waiting" | "loading" | "failed" }
  | { status: "ready"; search: Search };

/** Address of the search data in use: each build has another. */
let address: string | undefined;

const state = createStore<SearchState>({ status: "waiting" });

/** Returns the search by the address of its data: fetched once, when first needed, and again when back online. */
export function useSearch(ofAddress: string): SearchState {
  useEffect(() => {
    const load = () => void loadSearch(ofAddress);
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [ofAddress]);
  return useStore(state);
}

async function loadSearch(wanted: string): Promise<void> {
  const { status } = state.get();
  if (wanted === address && (status === "loading" || status === "ready")) return;
  address = wanted;
  state.set({ status: "loading" });
  try {
    const data = await fetchJson(wanted, `${wanted} did not answer.`);
    state.set({ status: "ready", search: await createSearch(data as SearchData) });
  } catch {
    state.set({ status: "failed" });
  }
}
