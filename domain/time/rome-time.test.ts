import { describe, expect, test } from "vitest";
import { endInstant, romeDate, romeWallClock, startInstant, windowContains } from "./rome-time.ts";

const at = (iso: string) => Date.parse(iso);

describe("a wall time in Rome becomes an instant", () => {
  test.each([
    ["winter, one hour ahead of UTC", "2025-01-06T16:00", "2025-01-06T15:00:00Z"],
    ["summer, two hours ahead", "2026-08-22T11:30", "2026-08-22T09:30:00Z"],
    ["with seconds", "2025-01-27T23:59:59", "2025-01-27T22:59:59Z"],
    ["a date starts at midnight", "2025-01-06", "2025-01-05T23:00:00Z"],
    ["the leap day", "2028-02-29", "2028-02-28T23:00:00Z"],
    ["the second before spring forward", "2026-03-29T01:59:59", "2026-03-29T00:59:59Z"],
    ["the first second of legal time", "2026-03-29T03:00:00", "2026-03-29T01:00:00Z"],
    ["an hour that does not exist moves forward", "2026-03-29T02:30", "2026-03-29T01:30:00Z"],
    ["an hour that happens twice is its first", "2026-10-25T02:30", "2026-10-25T00:30:00Z"],
    ["the hour after autumn's change", "2026-10-25T03:00", "2026-10-25T02:00:00Z"],
    ["an offset of its own", "2026-08-22T11:30:00+01:00", "2026-08-22T10:30:00Z"],
    ["UTC, with milliseconds", "2026-08-22T11:30:00.000Z", "2026-08-22T11:30:00Z"],
  ])("%s", (_name, wallTime, instant) => {
    expect(startInstant(wallTime)).toBe(at(instant));
  });

  test("a date as an end includes the whole day, also when the day has 23 or 25 hours", () => {
    expect(endInstant("2026-01-13")).toBe(at("2026-01-13T23:00:00Z"));
    expect(endInstant("2026-03-29")).toBe(at("2026-03-29T22:00:00Z"));
    expect(endInstant("2026-10-25")).toBe(at("2026-10-25T23:00:00Z"));
    expect(endInstant("2026-12-31")).toBe(at("2026-12-31T23:00:00Z"));
  });

  test("anything else is refused with what it was", () => {
    expect(() => startInstant("6 gennaio")).toThrow('"6 gennaio"');
    expect(() => startInstant("2026-08-22T99:99:99Z")).toThrow('"2026-08-22T99:99:99Z"');
  });
});

test("clocks show what the calendar of time zones says, around every change from 1996 to 2100", () => {
  const rome = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const ofCalendar = (instant: number) => Date.parse(`${rome.format(instant).replace(" ", "T")}Z`);
  for (let year = 1996; year <= 2100; year += 1) {
    const instants = [Date.UTC(year, 0, 1) - 3_600_001, Date.UTC(year, 6, 1)];
    for (const month of [2, 9]) {
      // Any day from the 24th on may be the last Sunday.
      for (let day = 24; day <= 31; day += 1) {
        const change = Date.UTC(year, month, day, 1);
        instants.push(change - 1_000, change, change + 3_600_000);
      }
    }
    for (const instant of instants) {
      const second = Math.floor(instant / 1_000) * 1_000;
      expect(romeWallClock(second), new Date(second).toISOString()).toBe(ofCalendar(second));
    }
  }
});

const JUBILEE = { startDate: "2025-01-06", endDate: "2026-01-13" };
const NEWS = { startDate: "2025-01-24T08:00", endDate: "2025-01-27T23:59:59" };

test.each([
  [JUBILEE, "2025-01-05T22:59:59.999Z", false],
  [JUBILEE, "2025-01-05T23:00:00Z", true],
  [JUBILEE, "2026-01-13T22:59:59.999Z", true],
  [JUBILEE, "2026-01-13T23:00:00Z", false],
  [NEWS, "2025-01-24T06:59:59.999Z", false],
  [NEWS, "2025-01-24T07:00:00Z", true],
  [NEWS, "2025-01-27T22:59:59Z", true],
  [NEWS, "2025-01-27T22:59:59.001Z", false],
  [{}, "1970-01-01T00:00:00Z", true],
])("the window %j is open at %s: %s", (window, instant, open) => {
  expect(windowContains(window, at(instant))).toBe(open);
});

test.each([
  ["2026-12-31T22:59:59.999Z", { year: 2026, month: 12, day: 31 }],
  ["2026-12-31T23:00:00Z", { year: 2027, month: 1, day: 1 }],
  ["2026-08-21T21:59:59Z", { year: 2026, month: 8, day: 21 }],
  ["2026-08-21T22:00:00Z", { year: 2026, month: 8, day: 22 }],
])("at %s the day in Rome is %o", (instant, day) => {
  expect(romeDate(at(instant))).toEqual(day);
});
