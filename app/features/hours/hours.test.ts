import { describe, expect, test } from "vitest";
import type { CalendarDate } from "../../time/calendar-date.ts";
import { hoursFor, massesOn } from "./hours.ts";
import { weekdaysInWords } from "./weekdays-in-words.ts";

const on = (text: string): CalendarDate => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
};

const summer = {
  startDate: "2027-05-01",
  endDate: "2027-09-30",
  masses: [
    { weekdays: [0], times: ["17:00", "8:00", "11:00"] },
    { weekdays: [0, 6], times: ["17:00", "21:30"] },
  ],
};
const winter = { startDate: "2027-10-01", endDate: "2028-04-30", masses: [] };
const hours = [winter, summer];

describe("the hours for a day", () => {
  test.each([
    ["2027-04-30", summer],
    ["2027-05-01", summer],
    ["2027-09-30", summer],
    ["2027-10-01", winter],
    ["2028-04-30", winter],
    ["2028-05-01", undefined],
  ])("%s", (today, expected) => {
    expect(hoursFor(hours, on(today))).toBe(expected);
  });

  test("are none when none are confirmed", () => {
    expect(hoursFor([], on("2027-05-01"))).toBeUndefined();
  });
});

describe("today’s Masses", () => {
  test.each([
    ["before the season", "2027-04-25", undefined],
    ["on a Sunday, each hour once and in order", "2027-05-02", ["8:00", "11:00", "17:00", "21:30"]],
    ["on a Saturday", "2027-05-01", ["17:00", "21:30"]],
    ["on a day without", "2027-05-03", []],
    ["in a season without", "2027-10-03", []],
    ["after all seasons", "2028-05-07", undefined],
  ])("%s", (_name, today, expected) => {
    expect(massesOn(hours, on(today))).toEqual(expected);
  });
});

test.each([
  [[0, 1, 2, 3, 4, 5, 6], "ogni giorno"],
  [[0], "domenica"],
  [[0, 2], "martedì e domenica"],
  [[1, 3, 5], "lunedì, mercoledì e venerdì"],
  [[1, 2, 3, 4, 5, 6], "dal lunedì al sabato"],
  [[5, 6, 0], "dal venerdì alla domenica"],
  [[6, 0], "sabato e domenica"],
])("the days %j are %s", (weekdays, words) => {
  expect(weekdaysInWords(weekdays)).toBe(words);
});
