import { expect, test } from "vitest";
import { isHeaderHidden } from "./use-header-hidden.ts";

test.each([
  ["at the top", 0, 0, false, false],
  ["down to exactly 50px", 0, 50, false, false],
  ["down to 51px", 50, 51, false, true],
  ["further down", 300, 400, true, true],
  ["up by one pixel", 400, 399, true, false],
  ["without moving, hidden", 400, 400, true, true],
  ["without moving, shown", 400, 400, false, false],
  ["up to 50px", 60, 50, true, false],
  ["bounced beyond the top", 10, -30, false, false],
])("%s", (_name, previous, offset, wasHidden, expected) => {
  expect(isHeaderHidden(previous, offset, wasHidden)).toBe(expected);
});
