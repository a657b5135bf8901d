import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureWidths } from "../../domain/pictures/picture-files.ts";
import { loadContent } from "../read/content.ts";
import { focusOf, pictureRecord, withPictures } from "./pictures.ts";

const DRAWING = String(loadContent().images.find((file) => file.endsWith(".svg")));

const FIELDS = {
  file: DRAWING,
  alt: "Uno scudo.",
  caption: undefined,
  credit: "Illustrazione",
  focus: "50% 20%",
};

test("the record of a drawing has the measures of its largest file and a name that changes with it", async () => {
  const record = await pictureRecord(FIELDS);
  const drawing = readFileSync(`content/images/${DRAWING}`, "utf8");
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  expect(record).toMatchObject({ isVector: true, alt: "Uno scudo.", focus: "center top" });
  expect(record.width / record.height).toBeCloseTo(Number(width) / Number(height), 2);
  expect(record.name.replace(/\.[0-9a-f]{6}$/, ".svg")).toBe(DRAWING);
});

test("a page has its picture, its figures and its gallery, or none of them", async () => {
  expect(
    await withPictures({ picture: FIELDS, figures: [FIELDS], gallery: [FIELDS, FIELDS] }),
  ).toMatchObject({
    picture: { credit: "Illustrazione" },
    figures: [{ alt: "Uno scudo." }],
    gallery: [{ alt: "Uno scudo." }, { alt: "Uno scudo." }],
  });
  const none = { title: "Perù", figures: [], gallery: [] };
  expect(await withPictures({ title: "Perù", picture: undefined })).toEqual(none);
});

test.each([
  [1600, [448, 720, 1200, 1600]],
  [1000, [448, 720, 1000]],
  [720, [448, 720]],
  [320, [320]],
])("a picture %i wide is made as wide as it is, and smaller", (largest, expected) => {
  expect(pictureWidths("avif", largest)).toEqual(expected);
});

test.each([
  ["0% 0%", "left top"],
  ["33% 66%", "left center"],
  ["50% 50%", "center center"],
  ["67% 100%", "right bottom"],
])("the focal point %s is in the ninth «%s»", (point, ninth) => {
  expect(focusOf(point)).toBe(ninth);
});
