import { expect, test } from "vitest";
import { closingFromClock, fromClock, toClock, withClock, withDay } from "./clock.ts";

test("an hour of a file is shown by a clock, and comes back as it was", () => {
  for (const hour of ["8:30", "17:00", "0:05"]) expect(fromClock(toClock(hour))).toBe(hour);
  expect(toClock("mezzogiorno")).toBe("");
});

test("an opening ends at midnight, which is the end of its day", () => {
  expect(toClock("24:00")).toBe("00:00");
  expect(closingFromClock("00:00")).toBe("24:00");
});

test("another day keeps the hour with its seconds, and no day is no instant", () => {
  expect(withDay("2027-01-14T23:59:59", "2027-01-16")).toBe("2027-01-16T23:59:59");
  expect(withDay("2027-01-14T07:30", "")).toBe("");
});

test("an hour is added to a day, and taken from it", () => {
  expect(withClock("2027-01-14", "07:30")).toBe("2027-01-14T07:30");
  expect(withClock("2027-01-14T07:30", "")).toBe("2027-01-14");
});
