import { expect, test } from "vitest";
import { dateAtShrine, isFeast, leadOn, seasonOn } from "./shrine-date.ts";

// The last second of a day at the shrine, and the first of the next.
test.each([
  ["2026-11-30T22:59:59Z", "autumn", "hours", false],
  ["2026-11-30T23:00:00Z", "winter", "road", false],
  ["2027-03-15T22:59:59Z", "winter", "road", false],
  ["2027-03-15T23:00:00Z", "spring", "hours", false],
  ["2027-05-31T21:59:59Z", "spring", "hours", false],
  ["2027-05-31T22:00:00Z", "summer", "hours", false],
  ["2027-07-31T22:00:00Z", "summer", "feast", false],
  ["2027-08-17T21:59:59Z", "summer", "feast", false],
  ["2027-08-17T22:00:00Z", "summer", "feast", true],
  ["2027-08-22T21:59:59Z", "summer", "feast", true],
  ["2027-08-22T22:00:00Z", "summer", "feast", false],
  ["2027-08-31T22:00:00Z", "summer", "hours", false],
  ["2027-09-30T21:59:59Z", "summer", "hours", false],
  ["2027-09-30T22:00:00Z", "autumn", "hours", false],
])(
  "at %s it is %s, what leads is the %s, and the companies are on their way: %s",
  (now, ...said) => {
    const date = dateAtShrine(new Date(now));
    expect([seasonOn(date), leadOn(date), isFeast(date)]).toEqual(said);
  },
);
