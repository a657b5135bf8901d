import { expect, test } from "vitest";
import { nextResult } from "./result-keys.ts";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, undefined],
  ["ArrowDown", -1, undefined],
  ["Home", 1, undefined],
  ["a", 0, undefined],
])("%s from stop %i of three goes to %s", (key, from, to) => {
  expect(nextResult(key, from, 3)).toBe(to);
});
