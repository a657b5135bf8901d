import { expect, test } from "vitest";
import type { PictureRecord } from "../../domain/pictures/picture-files.ts";
import { creditOnce } from "./figures.server.tsx";

test("drawings say once on a page whose they are, photographs each", () => {
  const pictures = [
    ["Illustrazione", true],
    ["Illustrazione", true],
    ["Fotografia di prova, 2026", false],
    ["Disegno di prova", true],
    ["Fotografia di prova, 2026", false],
    ["Illustrazione", true],
  ].map(([credit, isVector]) => ({ credit, isVector }) as PictureRecord);
  expect(pictures.map(creditOnce()).map(({ credit }) => credit)).toEqual([
    "Illustrazione",
    "",
    "Fotografia di prova, 2026",
    "Disegno di prova",
    "Fotografia di prova, 2026",
    "",
  ]);
});
