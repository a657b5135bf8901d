import { expect, test } from "vitest";
import { sizeFrom } from "./letter-size.ts";

test.each([
  ["0", 0],
  ["3", 3],
  ["4", 0],
  ["11", 0],
  ["grande", 0],
  ["", 0],
  [null, 0],
])("what is stored as %o is size %i", (stored, size) => {
  expect(sizeFrom(stored)).toBe(size);
});
