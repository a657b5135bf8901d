import { expect, test } from "vitest";
import { weekdaysIn } from "./weekdays.ts";

test.each([
  ["Lunedì e sabato", [1, 6]],
  ["giovedì", [4]],
  ["Lunedì, martedì e domenica", [1, 2, 0]],
  ["Lunedì o sabato", []],
  ["Preghiamo.", []],
  ["", []],
])("«%s» names the days %j", (line, days) => {
  expect(weekdaysIn(line)).toEqual(days);
});
