import { expect, test } from "vitest";
import { parseWordList } from "./word-list.ts";

test("a list has one word a line, between comments", () => {
  const words = parseWordList("# Luoghi\nArce\nSora\n\n# Altre\n  dell’XI \r\n");
  expect([...words]).toEqual(["Arce", "Sora", "dell'XI"]);
});
