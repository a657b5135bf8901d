import { expect, test } from "vitest";
import { lacksPhotograph } from "./lacks-photograph.ts";

const drawing = { immagine: { file: "chiesa/prova.svg" } };
const photograph = { ...drawing, figure: [{ file: "chiesa/prova.jpg" }] };

test.each([
  ["pages/chiesa/stemma.md", drawing, true],
  ["pages/chiesa/stemma.md", photograph, false],
  ["pages/chiesa/stemma.md", {}, false],
  ["pages/info/come_raggiumgerci.md", drawing, true],
  ["pages/info/domande.md", drawing, false],
  ["hymns/prova.md", drawing, false],
])("%s with %j lacks a photograph: %s", (path, fields, lacks) => {
  expect(lacksPhotograph(path, fields)).toBe(lacks);
});
