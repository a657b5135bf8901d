import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { describeProblem, problemsFromSchema } from "../read/problems.ts";
import {
  exceptionsSchema,
  fixedSaintsSchema,
  localCelebrationsSchema,
  movableCelebrationsSchema,
} from "./saints-schemas.ts";

const said = (schema: z.ZodType, raw: unknown): string[] => {
  const { error } = schema.safeParse(raw);
  return error ? problemsFromSchema("santi.yaml", raw, error).map(describeProblem) : [];
};

const seven = { data: "07-10", nome: "Santi sette fratelli", tipo: "Ricorrenza", colore: "rosso" };

describe("what an editor hears about an exception", () => {
  test.each([
    ["nothing when it is right", [seven, { ...seven, aggiunge: true }], []],
    [
      "the 30th of February",
      [{ ...seven, data: "02-30" }],
      [
        "«voce n. 1, data»: trovato «02-30» (5 caratteri); atteso un giorno che esiste: il 30 febbraio non c’è",
      ],
    ],
    [
      "29 February of a common year",
      [{ ...seven, data: "2027-02-29" }],
      ["«voce n. 1, data»: trovato «2027-02-29» (10 caratteri)"],
    ],
    [
      "a colour that is none",
      [{ ...seven, colore: "blu" }],
      [
        "«voce n. 1, colore»: trovato «blu» (3 caratteri); atteso uno di questi colori: bianco, rosso",
      ],
    ],
    [
      "a kind that is none",
      [{ ...seven, tipo: "festa" }],
      ["«voce n. 1, tipo»: trovato «festa» (5 caratteri); atteso uno di questi tipi: Solennità"],
    ],
    ["a name that is missing", [{ ...seven, nome: " " }], ["«voce n. 1, nome»"]],
    ["two for one day", [seven, seven], ["una sola voce che prende il posto di un giorno"]],
  ])("%s", (_name, raw, expected) => {
    const problems = said(exceptionsSchema, raw);
    expect(problems).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(problems[index]).toContain(words);
  });
});

test("the fixed saints are 366, each on a day of its own that exists", () => {
  const saint = { mese: 2, giorno: 30, nome: "San Nessuno", tipo: "Memoria", colore: "bianco" };
  expect(said(fixedSaintsSchema, [saint])).toContainEqual(
    expect.stringContaining(
      "«voce n. 1, giorno»: trovato «30» (2 caratteri); atteso un giorno che esiste",
    ),
  );
  expect(said(fixedSaintsSchema, [{ ...saint, giorno: 1 }])).toEqual([
    expect.stringContaining("366 righe"),
  ]);
});

test("a movable celebration has one rule", () => {
  const pentecost = { id: "pentecoste", nome: "Pentecoste", tipo: "Solennità", colore: "rosso" };
  expect(said(movableCelebrationsSchema, [{ ...pentecost, pasqua: 49 }])).toEqual([]);
  for (const rules of [{}, { pasqua: 49, avvento: 1 }]) {
    expect(said(movableCelebrationsSchema, [{ ...pentecost, ...rules }])).toEqual([
      expect.stringContaining("una sola fra pasqua, avvento e regola"),
    ]);
  }
});

test("a local celebration that is shown has a day; of the others none is kept", () => {
  const local = {
    nome: "Madonna della Libera",
    tipo: "Ricorrenza",
    colore: "bianco",
    ambito: "Aquino",
    prevale: false,
    fonte: "una fonte",
    quando: "prima domenica di ottobre",
  };
  expect(localCelebrationsSchema.parse([local])).toEqual([]);
  for (const shown of [{ prevale: true }, { seconda_riga: true }]) {
    expect(said(localCelebrationsSchema, [{ ...local, ...shown }])).toEqual([
      expect.stringContaining("mese e giorno, per una celebrazione che si vede"),
    ]);
    expect(
      localCelebrationsSchema.parse([{ ...local, ...shown, mese: 10, giorno: 4 }]),
    ).toHaveLength(1);
  }
});
