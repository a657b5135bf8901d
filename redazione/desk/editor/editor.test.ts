import { expect, test } from "vitest";
import { openedTo } from "../form/form-context.ts";
import { lacksPhotograph } from "./file-page.tsx";
import { pictureName, slugOf } from "./picture-name.ts";

test("what is around a field opens, and the entries beside it close", () => {
  const places = new Map([
    ["campo/periodi", true],
    ["campo/periodi/0", true],
    ["campo/periodi/0/messe/0", true],
    ["campo/giorni_speciali/0", true],
  ]);
  expect(Object.fromEntries(openedTo(places, ["periodi", 1, "messe"]))).toEqual({
    "campo/periodi": true,
    "campo/periodi/0": false,
    "campo/periodi/0/messe/0": true,
    "campo/giorni_speciali/0": true,
    "campo/periodi/1": true,
    "campo/periodi/1/messe": true,
  });
});

test.each([
  ["Sant’Elia Fiumerapido", "sant-elia-fiumerapido"],
  [" Perché? ", "perche"],
])("a name for an address comes from a title: %s", (title, name) => {
  expect(slugOf(title)).toBe(name);
});

test.each([
  ["pages/chiesa/tabernacolo.md", "IMG 01.JPEG", ["chiesa", "img-01"]],
  ["companies/opi.md", "Opi.heic", ["companies", "opi"]],
  ["news.yaml", "照片.jpg", ["", "fotografia"]],
])("a picture of %s goes into the folder of its page, with a name as pictures have", (...given) => {
  const [path, name, put] = given;
  expect(pictureName(path, name)).toEqual(put);
});

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
