import { expect, test } from "vitest";
import { easter } from "./easter.ts";

test.each([
  [1943, 4, 25],
  [2000, 4, 23],
  [2008, 3, 23],
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2030, 4, 21],
  [2038, 4, 25],
  [2285, 3, 22],
])("Easter of %i is on %i/%i", (year, month, day) => {
  expect(easter(year)).toEqual({ year, month, day });
});
