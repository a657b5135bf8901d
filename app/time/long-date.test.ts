import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test.each([
  ["2026-08-22", undefined, "22 agosto 2026"],
  ["2025-02-10", "en-GB", "10 February 2025"],
])("%s in words", (day, language, words) => {
  expect(longDate(day, language)).toBe(words);
});
