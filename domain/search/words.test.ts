import { expect, test } from "vitest";
import { termsOf, termsToIndex, wordsOf } from "./words.ts";

test.each([
  ["Perù", "PERU'"],
  ["messa", "Messe"],
  ["compagnia", "compagnie"],
  ["Sant’Anna", "sant'anna"],
  ["novità", "NOVITA"],
])("%s is %s: accents, capitals, endings and kinds of apostrophe do not count", (one, other) => {
  expect(termsOf(one)).not.toEqual([]);
  expect(termsOf(one)).toEqual(termsOf(other));
});

test("words that say nothing and single letters are skipped, numbers are not", () => {
  expect(termsOf("a che ora è la Messa del 1° maggio?")).toEqual(termsOf("ora messa 1 maggio"));
  expect(termsOf("dove come quando")).toEqual([]);
});

test("words joined by an apostrophe are found one by one, and written as one", () => {
  expect(termsToIndex("Sant’Anna")).toEqual([...termsOf("sant anna"), ...termsOf("santanna")]);
  expect(termsToIndex("d’inverno")).toEqual([...termsOf("inverno"), ...termsOf("dinverno")]);
});

test("a word knows where it stands in the text", () => {
  const text = "Così è la Perùgia";
  const [first, last] = wordsOf(text);
  expect(text.slice(first?.start, first?.end)).toBe("Così");
  expect(text.slice(last?.start, last?.end)).toBe("Perùgia");
});
