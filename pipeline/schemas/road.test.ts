import { expect, test } from "vitest";
import { toldOf } from "../../tests/support/told.ts";
import { buildTime } from "../pages/build-instant.ts";
import { roadSchema } from "./road.ts";

const bulletin = {
  ...{ stato: "chiusa", testo: "La strada è chiusa per neve." },
  ...{ dal: "2026-01-14T07:30", al: "2026-01-16", emesso: "2026-01-14T07:00" },
};

/** What an editor is told of a bulletin. */
const told = (fields: object) => toldOf(roadSchema, [{ ...bulletin, ...fields }], "road.yaml");

test("a bulletin may end or not, on its first day or later, and say what it means", () => {
  expect(told({})).toEqual([]);
  expect(told({ al: undefined, auto: "Non si sale.", invece: "Telefonate." })).toEqual([]);
  expect(told({ dal: "2026-01-16" })).toEqual([]);
});

test.each([
  ["a state that does not exist", { stato: "boh" }, "stato", "aperta, attenzione, chiusa"],
  ["an end before the beginning", { al: "2026-01-13" }, "al", "una fine che viene dopo l’inizio"],
  ["a text that fills the screen", { testo: "a".repeat(201) }, "testo", "al massimo 200 caratteri"],
  ["no day of issue", { emesso: undefined }, "emesso", "una data come"],
])("%s is refused", (_name, fields, field, expected) => {
  expect(told(fields)).toEqual([expect.stringMatching(`«voce n. 1, ${field}».*${expected}`)]);
});

test("a bulletin is issued today at the latest, by a clock that may be a day ahead", () => {
  const inDays = (days: number) =>
    new Date(buildTime + days * 86_400_000).toISOString().slice(0, 16);
  const later = { dal: "2099-01-01", al: undefined };
  expect(told({ ...later, emesso: inDays(0.9) })).toEqual([]);
  expect(told({ ...later, emesso: inDays(2) })).toEqual([
    expect.stringContaining("il giorno in cui il bollettino è scritto"),
  ]);
});
