import type { SearchState } from "./use-search.ts";

/** Maximum number of results shown: who needs more can add another word. */
export const MOST_SHOWN = 20;

/** Returns the status of the search: the number of results, or why there are none yet; empty without a query. */
export function statusText(status: SearchState["status"], query: string, count: number): string {
  if (query.trim() === "") return "";
  if (status === "failed") return "Ora la ricerca non si può usare: manca la rete.";
  if (status !== "ready") return "Un momento…";
  if (count === 0) return `Nessun risultato per «${query.trim()}».`;
  if (count === 1) return "1 risultato";
  return count > MOST_SHOWN
    ? `${count} risultati: ecco i primi ${MOST_SHOWN}`
    : `${count} risultati`;
}
