import { expect, test } from "vitest";
import { DAY, hourInWords, lightAt, presentMinute, spreadOut, type Walker } from "./night.ts";

/** Its town on the first day; from there at 19 by a bend to the goal, at 9 the next morning; the goal until the end. */
const walker: Walker = {
  home: [0, 0],
  stays: [
    {
      at: [0, 0],
      from: 0,
      until: 19 * 60,
      way: [
        [0, 0],
        [0, 30],
        [40, 30],
      ],
    },
    { at: [40, 30], from: DAY + 9 * 60, until: 5 * DAY },
  ],
};

/** Known by days alone: a place on the second day, another on the fourth. */
const byDays: Walker = {
  home: [0, 0],
  stays: [
    { at: [10, 10], from: DAY, until: 2 * DAY },
    { at: [20, 20], from: 3 * DAY, until: 4 * DAY },
  ],
};

test.each([
  ["the day it sets out", 0, [0, 0], true],
  ["the minute it leaves", 19 * 60, [0, 0], true],
  ["midnight on the way, after 5 of 14 hours", DAY, [0, 25], true],
  ["half of the way, past the bend", DAY + 2 * 60, [5, 30], true],
  ["the last minute", 5 * DAY - 1, [40, 30], true],
  ["the end", 5 * DAY, [40, 30], false],
] as const)("between two known hours a light goes along the way: %s", (_, minute, at, isLit) => {
  expect(lightAt(walker, minute)).toEqual({ at, isLit });
});

test.each([
  ["before its first day: in its town, still", DAY - 1, [0, 0], false],
  ["at midnight: lit where it is on that day", DAY, [10, 10], true],
  ["the last minute of that day", 2 * DAY - 1, [10, 10], true],
  ["the day after: still, where it was last known", 2 * DAY, [10, 10], false],
  ["the next day that is known", 3 * DAY, [20, 20], true],
  ["after the last one", 4 * DAY, [20, 20], false],
] as const)("a company known by days alone does not walk: %s", (_, minute, at, isLit) => {
  expect(lightAt(byDays, minute)).toEqual({ at, isLit });
});

test("a company of which nothing is known is a still light in its town", () => {
  expect(lightAt({ home: [1, 2], stays: [] }, 3 * DAY)).toEqual({ at: [1, 2], isLit: false });
});

test("lights at one point stand around it, apart from each other; others stay", () => {
  const here = { at: [100, 100], isLit: true } as const;
  const there = { at: [0, 0], isLit: false } as const;
  const [first, alone, ...others] = spreadOut([here, there, here, here, here], 8);
  expect([first?.at, alone?.at]).toEqual([
    [100, 100],
    [0, 0],
  ]);
  const points = [first, ...others].map((light) => light?.at ?? [0, 0]);
  for (const [index, [x, y]] of points.entries()) {
    for (const [otherX, otherY] of points.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(7.9);
    }
  }
});

const FIRST = { month: 8, day: 18 };

test.each([
  ["the last millisecond before it", "2027-08-17T21:59:59.999Z", undefined],
  ["its first midnight in Rome", "2027-08-17T22:00:00Z", 0],
  ["a minute before the next day", "2027-08-18T21:59:59Z", DAY - 1],
  ["midnight between two days", "2027-08-18T22:00:00Z", DAY],
  ["an afternoon, to the minute", "2027-08-20T13:17:40Z", 2 * DAY + 15 * 60 + 17],
  ["its last minute", "2027-08-22T21:59:59Z", 5 * DAY - 1],
  ["the midnight after it", "2027-08-22T22:00:00Z", undefined],
  ["winter", "2027-01-20T13:00:00Z", undefined],
  ["New Year’s Eve in Rome", "2027-12-31T23:30:00Z", undefined],
] as const)("the present minute is counted on clocks in Rome: %s", (_, now, minute) => {
  expect(presentMinute(Date.parse(now), FIRST, 5)).toBe(minute);
});

test.each([
  [0, "ore 0"],
  [2 * DAY + 15 * 60, "ore 15"],
  [DAY + 9 * 60 + 15, "ore 9.15"],
  [DAY - 1, "ore 23.59"],
])("minute %i is read as «%s»", (minute, words) => {
  expect(hourInWords(minute)).toBe(words);
});
