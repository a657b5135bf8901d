import { expect, test } from "vitest";
import { findWords } from "./find-words.ts";

test("a word is found where it stands by itself, and not inside another", () => {
  expect(findWords("Opi, e gli opiani di Opi; «Opi»", "Opi")).toEqual([0, 21, 27]);
  expect(findWords("città e cittadino", "citt")).toEqual([]);
});
