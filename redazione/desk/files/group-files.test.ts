import { expect, test } from "vitest";
import { pictureName, slugOf } from "../editor/picture-name.ts";
import { groupFiles } from "./group-files.ts";

const files = [
  { path: "pages/orari.md", kind: "pages", group: "Pagine", title: "Orari" },
  { path: "hours.yaml", kind: "hours", title: "Orari" },
  {
    path: "companies/sant-elia.md",
    kind: "companies",
    group: "Compagnie",
    title: "Sant’Elia Fiumerapido",
  },
];

test("files are found by their title without accents and capitals, under the name of their kind", () => {
  expect(groupFiles(files, "SANT'elia")).toEqual([["Compagnie", [files[2]]]]);
  expect(groupFiles(files, "orari").map(([name]) => name)).toEqual([
    "Pagine",
    "Orari, avvisi, menu e altri elenchi",
  ]);
});

test("a name for an address comes from a title", () => {
  expect(slugOf("Sant’Elia Fiumerapido")).toBe("sant-elia-fiumerapido");
  expect(slugOf(" Perché? ")).toBe("perche");
});

test("a picture goes into the folder of its page, with a name as pictures have", () => {
  expect(pictureName("pages/chiesa/tabernacolo.md", "IMG 01.JPEG")).toEqual(["chiesa", "img-01"]);
  expect(pictureName("companies/opi.md", "Opi.heic")).toEqual(["companies", "opi"]);
  expect(pictureName("news.yaml", "照片.jpg")).toEqual(["", "fotografia"]);
});
