import { expect, test } from "vitest";
import { longDate } from "./calendar-date.ts";

test.each([
  ["2026-08-22", "22 agosto 2026"],
  ["2027-05-01", "1° maggio 2027"],
])("%s in words", (day, words) => {
  expect(longDate(day)).toBe(words);
});
