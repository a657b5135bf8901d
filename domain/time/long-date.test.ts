import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test.each([
  ["2026-08-22", undefined, "22 agosto 2026"],
  ["2027-05-01", undefined, "1° maggio 2027"],
  ["2025-02-10", "en-GB", "10 February 2025"],
  ["2027-05-01", "en-GB", "1 May 2027"],
])("%s in words", (day, language, words) => {
  expect(longDate(day, language)).toBe(words);
});
