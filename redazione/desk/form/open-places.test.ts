import { expect, test } from "vitest";
import { openedTo } from "./open-places.ts";

test("what is around a field opens, and the entries beside it close", () => {
  const places = new Map([
    ["campo/periodi", true],
    ["campo/periodi/0", true],
    ["campo/periodi/0/messe/0", true],
    ["campo/giorni_speciali/0", true],
  ]);
  expect(Object.fromEntries(openedTo(places, ["periodi", 1, "messe"]))).toEqual({
    "campo/periodi": true,
    "campo/periodi/0": false,
    "campo/periodi/0/messe/0": true,
    "campo/giorni_speciali/0": true,
    "campo/periodi/1": true,
    "campo/periodi/1/messe": true,
  });
});
