import { expect, test } from "vitest";
import { toldBy } from "../../tests/support/told.ts";
import { loadContent } from "../read/content.ts";
import { hoursSchema } from "../schemas/hours.ts";
import { checkHours } from "./hours-checks.ts";

const every = (month: number, day: number) => ({ month, day });

const feast = { what: "Una prova.", place: undefined, hours: undefined };

const calendar = {
  ...loadContent().calendar,
  feasts: [
    { ...feast, slug: "novena", name: "Novena", rule: { from: every(8, 12), to: every(8, 20) } },
    { ...feast, slug: "salita", name: "Salita", rule: { from: every(8, 18), to: every(8, 18) } },
    { ...feast, slug: "fiera", name: "Fiera", rule: { from: every(8, 18), to: every(8, 18) } },
  ],
};

const period = { nome: "Estate", dal: "2027-05-01", al: "2027-09-30", confermato_da: "il rettore" };

const hoursWith = (...specialDays: object[]) =>
  hoursSchema.parse({ periodi: [period], giorni_speciali: specialDays });

const told = (...specialDays: object[]) =>
  toldBy(checkHours, { calendar, hours: hoursWith(...specialDays) });

const on = (fields: object) => ({ chiuso: true, ...fields });

test("a feast that the calendar does not have is told, and what is written twice", () => {
  expect(told(on({ festa: "Natale" }))).toEqual([
    "hours.yaml, «giorni_speciali n. 1, festa»: trovato Natale; atteso una festa di calendar.yaml: Novena, Salita, Fiera.",
  ]);
  expect(told(on({ giorno: "2027-08-15" }), on({ giorno: "2027-08-15" }))).toEqual([
    "hours.yaml, «giorni_speciali n. 2, giorno»: trovato 2027-08-15, già scritto; atteso un giorno speciale una volta sola.",
  ]);
  expect(told(on({ festa: "Novena" }), on({ festa: "Novena" }))).toContainEqual(
    expect.stringContaining("«giorni_speciali n. 2, festa»: trovato Novena, già scritto"),
  );
});

test("of a feast within a longer one there is no doubt, of two as long there is, unless the day has a date", () => {
  expect(told(on({ festa: "Novena" }), on({ festa: "Salita" }))).toEqual([]);
  expect(told(on({ festa: "Salita" }), on({ festa: "Fiera" }))).toEqual([
    "hours.yaml, «giorni_speciali»: trovato «Salita» e «Fiera» nello stesso giorno, 2027-08-18; atteso anche il giorno speciale con quella data, che vale più delle feste.",
  ]);
  expect(
    told(on({ festa: "Salita" }), on({ festa: "Fiera" }), on({ giorno: "2027-08-18" })),
  ).toEqual([]);
});
