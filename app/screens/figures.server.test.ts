import { expect, test } from "vitest";
import type { PictureRecord } from "../../domain/pictures/picture-files.ts";
import { creditOnce, withFigures } from "./figures.server.tsx";

interface Filled {
  sections: string[];
}

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

test("upright figures stand beside the text, and every second of the others", () => {
  const figures = [1000, 2000, 1000, 1000].map((height) => ({ width: 1600, height, name: "" }));
  const sections = figures.map((_, index) => `<figure data-figure="${index + 1}"></figure>`);
  const page = withFigures({ moments: [], gallery: [], figures, sections }) as Filled;
  const beside = page.sections.map((html) => html.includes("data-beside"));
  expect(beside).toEqual([false, true, true, false]);
});
