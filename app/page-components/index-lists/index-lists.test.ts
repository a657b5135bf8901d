import { expect, test } from "vitest";
import { newLetter } from "./index-lists.tsx";

test("a letter stands where it begins, and accents make no letter", () => {
  expect(newLetter("Angelus")).toBe("A");
  expect(newLetter("Anima Christi", "Angelus")).toBeUndefined();
  expect(newLetter("È Natale", "Dio sia benedetto")).toBe("E");
  expect(newLetter("Eterno riposo", "È Natale")).toBeUndefined();
});
