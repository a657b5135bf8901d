import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.each([
  ["L’acqua è fresca, c’è l’ombra.", ["L'acqua", "è", "fresca", "c'è", "l'ombra"]],
  ["Un po’ d’acqua dell’«Ombrello»", ["Un", "po'", "d'acqua", "dell'", "Ombrello"]],
  ["la Sora-Cassino (2024) a 30mila persone, il 1° e la 2ª", "la Sora Cassino a persone il e la"],
  ["visitlazio.com/settefrati, https://www.esempio.it e posta@esempio.it", "e"],
  ["chiesa/stemma.svg e kept_texts", "e"],
  ["Finisce qui.Poi ricomincia", "Finisce qui Poi ricomincia"],
  ["12-22", []],
])("the words of %s", (text, words) => {
  expect(wordsOf(text)).toEqual(typeof words === "string" ? words.split(" ") : words);
});

test("a text without a space is read in time", () => {
  expect(wordsOf("a".repeat(100_000))).toHaveLength(1);
});
