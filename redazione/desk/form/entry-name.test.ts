import { expect, test } from "vitest";
import { entryName } from "./entry-name.ts";

test("a closed entry is called by its words without marks; an address keeps its asterisk", () => {
  expect(entryName({ testo: "**Neve** sul *passo*" }, "testo")).toBe("Neve sul passo");
  expect(entryName({ da: "/sito/*", a: "/" }, "da")).toBe("/sito/*");
});
