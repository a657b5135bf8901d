import { expect, test } from "vitest";
import { wordsOfAddress } from "./words-of-address.ts";

test.each([
  ["/app/inni/stabat-matre", "inni stabat matre"],
  ["/app/storia/culto_mariano/", "storia culto mariano"],
  ["/orari.html", "orari"],
  ["/app/per%C3%B9", "perù"],
  ["/app/%E0%A4%A", "E0 A4 A"],
  ["/", ""],
])("%s is searched as «%s»", (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
