import { expect, test } from "vitest";
import { romeNow } from "../rome-time.ts";
import { whenItEnds } from "./today-page.tsx";

test("now is told by the clock of Rome, in winter and in summer", () => {
  expect(romeNow(Date.parse("2027-01-14T06:00:00Z"))).toBe("2027-01-14T07:00");
  expect(romeNow(Date.parse("2027-07-14T23:30:00Z"))).toBe("2027-07-15T01:30");
});

test.each([
  ["2027-01-16", 0, "finisce oggi, 16 gennaio 2027"],
  ["2027-01-16T23:59", 1, "finisce domani, 16 gennaio 2027"],
  ["2027-01-16", 5, "finisce tra 5 giorni, 16 gennaio 2027"],
  ["2027-01-16", -3, "è finito il 16 gennaio 2027"],
])("when something ends is told in words: %s, %i", (on, days, words) => {
  expect(whenItEnds(on, days)).toBe(words);
});
