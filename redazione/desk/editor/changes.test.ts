import { expect, test } from "vitest";
import type { Value } from "../../api.ts";
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
  const text = (last: string) => ({ fields: {}, text: `Prima riga\n\n${last}\n` });
  expect(changesBetween(text("Seconda"), text("Terza"), {})).toEqual([
    { place: "Testo", before: "Seconda", after: "Terza" },
  ]);
});

const merged = (before: Value, mine: Value, theirs: Value) =>
  mergeDrafts({ fields: before }, { fields: mine }, { fields: theirs }).fields;

test("what only one of two has changed is kept, and mine where both have", () => {
  const [mine, theirs] = [
    { a: 2, b: 1, c: 2 },
    { a: 1, b: 3, c: 3 },
  ];
  expect(merged({ a: 1, b: 1, c: 1 }, mine, theirs)).toEqual({ a: 2, b: 3, c: 2 });
});

test("a list is one thing, and a group that they have taken away is again as I have written it", () => {
  const list = (last: string) => ({ ore: ["8:00", last] });
  expect(merged(list("9:00"), list("10:00"), list("7:00"))).toEqual(list("10:00"));
  const picture = (file: string) => ({ immagine: { file, alt: "Opi" } });
  expect(merged(picture("opi.svg"), picture("opi.jpg"), {})).toEqual(picture("opi.jpg"));
});

test("a field that one has taken away stays away", () => {
  expect(merged({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 })).toEqual({ b: 2 });
});
