import type { SearchState } from "./use-search.ts";

/** Results that are shown at most: who needs more has another word to add. */
export const MOST_SHOWN = 20;

/** What is said of the search: how many results there are, or why there are none yet. Nothing while nothing is searched. */
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
