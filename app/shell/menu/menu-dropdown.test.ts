import { expect, test } from "vitest";
import { nextMenuItem } from "./menu-dropdown.tsx";

const OPENER = 0;
const LAST = 3;

test.each([
  ["ArrowDown", -1, undefined],
  ["ArrowDown", OPENER, 1],
  ["ArrowDown", 1, 2],
  ["ArrowDown", LAST, LAST],
  ["ArrowUp", LAST, 2],
  ["ArrowUp", 1, OPENER],
  ["ArrowUp", OPENER, undefined],
  ["Home", LAST, 1],
  ["Home", OPENER, undefined],
  ["End", 1, LAST],
  ["End", OPENER, undefined],
  ["Tab", 1, undefined],
  ["a", OPENER, undefined],
])("%s from stop %s goes to %s", (key, from, expected) => {
  expect(nextMenuItem(key, from, LAST + 1)).toBe(expected);
});
