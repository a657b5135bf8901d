import { expect, test } from "vitest";
import { titleLines } from "./set-type.ts";

test.each([
  ["stands on one line if it fits", 15, "La pia leggenda"],
  ["is broken otherwise", 14, "La pia|leggenda"],
  ["into lines of like length", 22, "Ricordati, o piissima|Vergine Maria"],
  ["not after an article", 16, "La statua|della Madonna"],
  ["nor a preposition or before a numeral", 14, "La chiesa|dalle origini|al XIX secolo"],
  ["nor after a quotation mark", 17, "Il bollettino|«Il Santuario|di Canneto»"],
  ["nor after a saint", 18, "Colli di Monte|San Giovanni|Campano"],
  ["and after its hyphens", 13, "Sainte-|Marguerite-|du-Lac-Masson"],
  ["a word wider than the measure is a line of its own", 5, "Come|raggiungerci"],
])("a title %s", (_name, measure, set) => {
  const title = set.replaceAll("-|", "-").replaceAll("|", " ");
  // As on a typewriter: every letter is one wide.
  expect(titleLines(title, (words) => words.length, measure)).toEqual(set.split("|"));
});
