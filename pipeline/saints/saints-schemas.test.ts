import { expect, test } from "vitest";
import type { z } from "zod";
import { toldOf } from "../../tests/support/told.ts";
import {
  exceptionsSchema,
  fixedSaintsSchema,
  localCelebrationsSchema,
  movableCelebrationsSchema,
} from "./saints-schemas.ts";

const said = (schema: z.ZodType, raw: unknown) => toldOf(schema, raw, "santi.yaml");

const seven = { data: "07-10", nome: "Santi sette fratelli", tipo: "Ricorrenza", colore: "rosso" };

test("an exception is right, and two that add to a day", () => {
  expect(said(exceptionsSchema, [seven, { ...seven, aggiunge: true }])).toEqual([]);
});

test.each([
  ["the 30th of February", { data: "02-30" }, "un giorno che esiste: il 30 febbraio non c’è"],
  ["29 February of a common year", { data: "2027-02-29" }, "il 29 febbraio 2027 non c’è"],
  ["a colour that is none", { colore: "blu" }, "uno di questi colori: bianco, rosso"],
  ["a kind that is none", { tipo: "festa" }, "uno di questi tipi: Solennità"],
  ["a name that is missing", { nome: " " }, "il nome della celebrazione"],
  ["another for the same day", {}, "una sola voce che prende il posto di un giorno"],
])("of an exception is told %s", (_name, wrong, expected) => {
  const told = said(exceptionsSchema, [{ ...seven, ...wrong }, seven]);
  expect(told).toEqual([expect.stringContaining(expected)]);
});

test("the fixed saints are 366, each on a day of its own that exists", () => {
  const saint = { mese: 2, giorno: 30, nome: "San Nessuno", tipo: "Memoria", colore: "bianco" };
  expect(said(fixedSaintsSchema, [saint])).toContainEqual(
    expect.stringContaining(
      "«voce n. 1, giorno»: trovato «30» (2 caratteri); atteso un giorno che",
    ),
  );
  expect(said(fixedSaintsSchema, [{ ...saint, giorno: 1 }])).toEqual([
    expect.stringContaining("366 righe"),
  ]);
});

test("a movable celebration has one rule", () => {
  const pentecost = { nome: "Pentecoste", tipo: "Solennità", colore: "rosso" };
  expect(said(movableCelebrationsSchema, [{ ...pentecost, pasqua: 49 }])).toEqual([]);
  for (const rules of [{}, { pasqua: 49, avvento: 1 }]) {
    expect(said(movableCelebrationsSchema, [{ ...pentecost, ...rules }])).toEqual([
      expect.stringContaining("una sola fra pasqua, avvento e regola"),
    ]);
  }
});

test("a local celebration that is shown has a day; of the others none is kept", () => {
  const local = {
    ...{ nome: "Madonna della Libera", tipo: "Ricorrenza", colore: "bianco", prevale: false },
    ...{ ambito: "Aquino", fonte: "una fonte", quando: "prima domenica di ottobre" },
  };
  expect(localCelebrationsSchema.parse([local])).toEqual([]);
  for (const shown of [{ prevale: true }, { seconda_riga: true }]) {
    expect(said(localCelebrationsSchema, [{ ...local, ...shown }])).toEqual([
      expect.stringContaining("mese e giorno, per una celebrazione che si vede"),
    ]);
    const dated = { ...local, ...shown, mese: 10, giorno: 4 };
    expect(localCelebrationsSchema.parse([dated])).toHaveLength(1);
  }
});
