import { describe, expect, test } from "vitest";
import { startInstant } from "../time/rome-time.ts";
import { timeLeft } from "./time-left.ts";

const left = (from: string, to: string) => {
  const { months, days, hours, minutes, seconds } = timeLeft(startInstant(from), startInstant(to));
  return [months, days, hours, minutes, seconds];
};

describe("the time left", () => {
  test.each([
    ["nothing at the end", "2026-01-06", "2026-01-06", [0, 0, 0, 0, 0]],
    ["nothing after the end", "2026-01-07", "2026-01-06", [0, 0, 0, 0, 0]],
    ["one second under a minute", "2026-01-05T23:59:01", "2026-01-06", [0, 0, 0, 0, 59]],
    ["one second under an hour", "2026-01-05T23:00:01", "2026-01-06", [0, 0, 0, 59, 59]],
    ["one second under a day", "2026-01-05T00:00:01", "2026-01-06", [0, 0, 23, 59, 59]],
    ["the last month", "2025-12-06", "2026-01-06", [1, 0, 0, 0, 0]],
    ["a second under 31 days", "2025-12-06T00:00:01", "2026-01-06", [0, 30, 23, 59, 59]],
    ["a year", "2025-01-06", "2026-01-06", [12, 0, 0, 0, 0]],
    ["from the end of January, in a common year", "2026-01-31", "2026-02-28", [0, 28, 0, 0, 0]],
    ["from the end of January, past February", "2026-01-31", "2026-03-01", [1, 1, 0, 0, 0]],
    ["from the end of January, in a leap year", "2028-01-31", "2028-02-29", [0, 29, 0, 0, 0]],
    ["to 29 February", "2028-01-29", "2028-02-29", [1, 0, 0, 0, 0]],
    ["from 29 February, nearly a year", "2028-02-29", "2029-02-28", [11, 28, 0, 0, 0]],
    ["over 29 February", "2028-02-28", "2028-03-01", [0, 2, 0, 0, 0]],
    ["from 31 March to 30 April", "2026-03-31", "2026-04-30", [0, 30, 0, 0, 0]],
    ["over the day of 23 hours", "2026-03-29", "2026-03-30", [0, 1, 0, 0, 0]],
    ["within the day of 23 hours", "2026-03-29", "2026-03-29T23:59:59", [0, 0, 22, 59, 59]],
    ["over the skipped hour", "2026-03-29T01:59:59", "2026-03-29T03:00:00", [0, 0, 0, 0, 1]],
    ["over the day of 25 hours", "2026-10-25", "2026-10-26", [0, 1, 0, 0, 0]],
    ["within the day of 25 hours", "2026-10-25", "2026-10-25T23:59:59", [0, 0, 24, 59, 59]],
    ["over the double hour", "2026-10-25T02:00:00", "2026-10-25T03:00:00", [0, 0, 2, 0, 0]],
    ["a month over the spring's change", "2026-03-15T12:00", "2026-04-15T12:00", [1, 0, 0, 0, 0]],
    ["a month over the autumn's change", "2026-10-15T12:00", "2026-11-15T12:00", [1, 0, 0, 0, 0]],
  ])("%s", (_name, from, to, expected) => {
    expect(left(from, to)).toEqual(expected);
  });

  test("in the hour that comes twice, the second time is an hour less", () => {
    expect(left("2026-10-25T00:30:00Z", "2026-10-25T04:00:00")).toEqual([0, 0, 2, 30, 0]);
    expect(left("2026-10-25T01:30:00Z", "2026-10-25T04:00:00")).toEqual([0, 0, 1, 30, 0]);
  });

  test("never grows as time passes, over both changes and over the ends of months", () => {
    for (const [from, to, step] of [
      ["2026-03-28T23:00:00", "2026-03-30T00:00:00", 61_000],
      ["2026-10-24T23:00:00", "2026-10-26T00:00:00", 61_000],
      ["2025-12-30T12:00:00", "2026-03-31T12:00:00", 3_601_000],
    ] as const) {
      const end = startInstant(to);
      let before = Number.POSITIVE_INFINITY;
      for (let now = startInstant(from); now <= end; now += step) {
        const { months, days, hours, minutes, seconds } = timeLeft(now, end);
        const total = (((months * 31 + days) * 25 + hours) * 60 + minutes) * 60 + seconds;
        expect(total, new Date(now).toISOString()).toBeLessThan(before);
        before = total;
      }
    }
  });
});
