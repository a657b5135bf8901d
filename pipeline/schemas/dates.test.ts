import { expect, test } from "vitest";
import { dateTime, day, dayOrMonthDay, monthDay, windowRule } from "./dates.ts";

test.each([
  [true, "2026-06-30 2028-02-29 2026-08-22T00:00 2026-08-22T23:59:59"],
  [
    false,
    "2026-06-31 2026-14-01 2027-02-29 2026-08-22T25:30 2026-08-22T24:00 2026-08-22T23:60 oggi",
  ],
])("it is %s that these are days or hours: %s", (exist, values) => {
  for (const value of values.split(" ")) {
    expect(dateTime.safeParse(value).success, value).toBe(exist);
  }
});

test.each([
  [dateTime, "2026-06-31", "un giorno che esiste: il 31 giugno 2026 non c’è"],
  [dateTime, "2027-02-29T10:00", "un giorno che esiste: il 29 febbraio 2027 non c’è"],
  [dateTime, "2026-06-30T25:30", "un’ora che esiste, da T00:00 a T23:59"],
  [dateTime, "30/06/2026", "una data come 2025-01-06 o un’ora come 2025-01-06T16:00"],
  [
    day("2027-05-01"),
    "2027-14-01",
    "un mese da 01 a 12, scritto prima del giorno: il mese 14 non c’è",
  ],
  [day("2027-05-01"), "31/06/2027", "una data scritta come 2027-05-01: anno, mese e giorno"],
  [monthDay, "06-31", "un giorno che esiste: il 31 giugno non c’è"],
  [monthDay, "02-29", "un giorno dell’anno scritto come 08-22, mese e giorno"],
  [dayOrMonthDay("una data"), "02-30", "un giorno che esiste: il 30 febbraio non c’è"],
] as const)("what is no day is told once why: %#", (schema, value, expected) => {
  const { error } = schema.safeParse(value);
  expect(error?.issues.map(({ message }) => message)).toEqual([expected]);
});

test.each([
  ["from an hour to the end of its day", "2026-08-22T08:00", "2026-08-22", true],
  ["one day", "2026-08-22", "2026-08-22", true],
  ["to an hour of the day before", "2026-08-22", "2026-08-21T23:59", false],
  ["to the midnight at which it begins", "2026-08-22", "2026-08-22T00:00", false],
  ["without an end", "2026-08-22", undefined, true],
  ["without a beginning", undefined, "2026-08-22", true],
])("a window %s opens: %s to %s, %s", (_name, startDate, endDate, expected) => {
  expect(windowRule("startDate", "endDate").holds({ startDate, endDate })).toBe(expected);
});
