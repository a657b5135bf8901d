import { expect, test } from "vitest";
import { dateTime } from "./dates.ts";

test.each(["2026-06-30", "2028-02-29", "2026-08-22T00:00", "2026-08-22T23:59:59"])(
  "%s is a day or an hour",
  (value) => {
    expect(dateTime.safeParse(value).success).toBe(true);
  },
);

test.each([
  "2026-06-31",
  "2026-14-01",
  "2027-02-29",
  "2026-08-22T25:30",
  "2026-08-22T24:00",
  "2026-08-22T23:60",
  "oggi",
])("%s does not exist", (value) => {
  expect(dateTime.safeParse(value).success).toBe(false);
});
