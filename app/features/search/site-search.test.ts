import { expect, test } from "vitest";
import { statusText } from "./site-search.tsx";

test.each([
  ["ready", "  ", 0, ""],
  ["failed", "", 0, ""],
  ["loading", "messe", 0, "Un momento…"],
  ["failed", "messe", 0, "Ora la ricerca non si può usare: manca la rete."],
  ["ready", " messe ", 0, "Nessun risultato per «messe»."],
  ["ready", "messe", 1, "1 risultato"],
  ["ready", "messe", 20, "20 risultati"],
  ["ready", "messe", 45, "45 risultati: ecco i primi 20"],
] as const)("%s, «%s», %i: %s", (status, query, count, text) => {
  expect(statusText(status, query, count)).toBe(text);
});
