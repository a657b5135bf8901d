import { expect, test } from "vitest";
import { jsonSchemaOf } from "../../server/open-files.ts";
import { changesBetween } from "./changes.ts";
import { mergeDrafts } from "./editing.ts";

const hours = jsonSchemaOf("hours.yaml");
const summer = { nome: "Estate 2027", messe: [{ giorni: ["domenica"], ore: ["17:00"] }] };
const before = { fields: { periodi: [summer], giorni_speciali: [] } };

test("a change is told with the words of the form, and with what was there", () => {
  const moved = { ...summer, messe: [{ giorni: ["domenica"], ore: ["18:00"] }] };
  const after = { fields: { periodi: [moved], giorni_speciali: [] } };
  expect(changesBetween(before, after, hours)).toEqual([
    {
      place: "Periodi › Estate 2027 › Messe › domenica · 18:00 › Ore › 18:00",
      before: "17:00",
      after: "18:00",
    },
  ]);
});

test("a longer list is told as a whole, and an absent field as nothing", () => {
  const after = {
    fields: { periodi: [{ ...summer, chiuso: true }], giorni_speciali: [{ nome: "Assunzione" }] },
  };
  expect(changesBetween(before, after, hours)).toEqual([
    { place: "Periodi › Estate 2027 › Chiuso", before: "niente", after: "sì" },
    { place: "Giorni speciali", before: "una lista vuota", after: "Assunzione" },
  ]);
});

test("the hour of a feast is told with its year, also when it goes", () => {
  const withHours = (ore: Record<string, string>) => ({
    fields: { feste: [{ nome: "Sant’Anna", ore }] },
  });
  const [before, after] = [withHours({ 2027: "9:00", 2028: "10:00" }), withHours({ 2027: "9:00" })];
  expect(changesBetween(before, after, jsonSchemaOf("calendar.yaml"))).toEqual([
    { place: "Feste › Sant’Anna › Ore confermate › 2028", before: "10:00", after: "niente" },
  ]);
});

test("of a text only the lines are told that differ", () => {
  const [one, other] = ["Prima riga\n\nSeconda\n", "Prima riga\n\nTerza\n"].map((text) => ({
    fields: {},
    text,
  }));
  expect(one && other && changesBetween(one, other, {})).toEqual([
    { place: "Testo", before: "Seconda", after: "Terza" },
  ]);
});

test("what only one of two has changed is kept, and mine where both have", () => {
  const draft = (a: number, b: number, c: number) => ({ fields: { a, b, c } });
  expect(mergeDrafts(draft(1, 1, 1), draft(2, 1, 2), draft(1, 3, 3))).toEqual(draft(2, 3, 2));
});

test("a list is one thing, and a group that they have taken away is again as I have written it", () => {
  const [one, other] = [{ ore: ["8:00", "9:00"] }, { ore: ["8:00", "10:00"] }];
  const merged = mergeDrafts({ fields: one }, { fields: other }, { fields: { ore: ["7:00"] } });
  expect(merged).toEqual({ fields: other });
  const drawing = { immagine: { file: "opi.svg", alt: "Opi" } };
  const photograph = { immagine: { file: "opi.jpg", alt: "Opi" } };
  const kept = mergeDrafts({ fields: drawing }, { fields: photograph }, { fields: {} });
  expect(kept).toEqual({ fields: photograph });
});

test("a field that one has taken away stays away", () => {
  const merged = mergeDrafts(
    { fields: { a: 1, b: 1 } },
    { fields: { b: 1 } },
    { fields: { a: 1, b: 2 } },
  );
  expect(merged).toEqual({ fields: { b: 2 } });
});
