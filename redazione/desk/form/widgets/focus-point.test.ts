import { expect, test } from "vitest";
import { readFocus, writeFocus } from "./focus-point.ts";

test("a point is written as files have it, inside the picture", () => {
  expect(writeFocus(readFocus("50% 30%"))).toBe("50% 30%");
  expect(writeFocus({ left: -3, top: 100.4 })).toBe("0% 100%");
});

test("without a point it is the middle", () => {
  expect(readFocus(undefined)).toEqual({ left: 50, top: 50 });
});
