import { expect, test } from "vitest";
import { nextResult, statusText } from "./site-search.tsx";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, undefined],
  ["ArrowDown", -1, undefined],
  ["Home", 1, undefined],
  ["a", 0, undefined],
])("%s from stop %i of three goes to %s", (key, from, to) => {
  expect(nextResult(key, from, 3)).toBe(to);
});

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
