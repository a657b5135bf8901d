import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeProblem, problemsFromSchema } from "../read/problems.ts";
import { hoursSchema } from "./hours.ts";

/** What an editor is told of a file of hours. */
function told(yaml: string): string[] {
  const raw = parse(yaml, { schema: "core" });
  const { error } = hoursSchema.safeParse(raw);
  return error ? problemsFromSchema("hours.yaml", raw, error).map(describeProblem) : [];
}

const period = (fields: string, dates = "dal: 2027-05-01, al: 2027-09-30", name = "Estate") =>
  `{ nome: ${name}, ${dates}, confermato_da: il rettore, ${fields} }`;

const withPeriods = (...periods: string[]) => `periodi: [${periods.join(", ")}]`;
const withSpecialDay = (fields: string) => `{ periodi: [], giorni_speciali: [{ ${fields} }] }`;

test("an empty file, a summer, a closed winter and special days are accepted", () => {
  expect(told("{ periodi: [], giorni_speciali: [] }")).toEqual([]);
  const opening = `apertura: [{ giorni: [ogni giorno], dalle: "8:00", alle: "12:00" }, { giorni: [sabato], dalle: "15:00", alle: "24:00" }]`;
  expect(
    told(
      withPeriods(
        period(`${opening}, prefestive: ["17:00"]`),
        period("chiuso: true, nota: Su richiesta.", "dal: 2027-10-01, al: 2028-04-30", "Inverno"),
      ),
    ),
  ).toEqual([]);
  for (const fields of ["giorno: 2027-08-15, messe: []", "festa: Novena, chiuso: true"]) {
    expect(told(withSpecialDay(fields))).toEqual([]);
  }
});

test("a period that is nothing is told, and nothing else is read of it", () => {
  expect(told("periodi: [~]")).toEqual([
    "hours.yaml, «periodi n. 1»: trovato un campo vuoto; atteso un gruppo di campi, ciascuno con il suo nome.",
  ]);
});

test("two periods with a day in common are refused, with both their names", () => {
  const feast = (dates: string) => period("nota: Sì.", dates, "Ferragosto");
  const summer = period("nota: Sì.");
  const expected =
    "hours.yaml, «periodi n. 2, dal»: trovato «2027-09-30» (10 caratteri); atteso un periodo in cui «Ferragosto» e «Estate» non hanno giorni in comune (un giorno diverso dagli altri va in «giorni_speciali»).";
  expect(told(withPeriods(summer, feast("dal: 2027-09-30, al: 2027-10-02")))).toEqual([expected]);
  expect(told(withPeriods(summer, feast("dal: 2027-08-15, al: 2027-08-15")))).toHaveLength(1);
  expect(told(withPeriods(summer, feast("dal: 2027-10-01, al: 2027-10-02")))).toEqual([]);
});

test.each([
  [
    "an hour that does not exist",
    `messe: [{ giorni: [domenica], ore: ["25:30"] }]`,
    "un’ora scritta",
  ],
  [
    "a closing before the opening",
    `apertura: [{ giorni: [lunedì], dalle: "12:00", alle: "8:00" }]`,
    "una chiusura che viene dopo",
  ],
  [
    "two openings of a day that overlap",
    `apertura: [{ giorni: [ogni giorno], dalle: "8:00", alle: "12:00" }, { giorni: [lunedì], dalle: "11:00", alle: "13:00" }]`,
    "aperture in ordine",
  ],
  [
    "two openings in the wrong order",
    `apertura: [{ giorni: [lunedì], dalle: "15:00", alle: "19:00" }, { giorni: [lunedì], dalle: "8:00", alle: "12:00" }]`,
    "aperture in ordine",
  ],
  [
    "hours in a closed period",
    `chiuso: true, messe: [{ giorni: [domenica], ore: ["11:00"] }]`,
    "chiuso senza orari",
  ],
  [
    "evening Masses in a closed period",
    `chiuso: true, prefestive: ["17:00"]`,
    "chiuso senza orari",
  ],
])("in a period %s is refused", (_name, fields, expected) => {
  expect(told(withPeriods(period(fields)))).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ["without a day", "chiuso: true", "«giorno» con una data, oppure «festa»"],
  [
    "with a date and a feast",
    "giorno: 2027-08-15, festa: Novena, chiuso: true",
    "«giorno» con una data, oppure «festa»",
  ],
  ["on a day that does not exist", "giorno: 2027-06-31, chiuso: true", "il 31 giugno 2027 non c’è"],
  [
    "that renames a feast",
    "festa: Novena, nome: Altro, chiuso: true",
    "il nome è quello della festa",
  ],
  [
    "closed and with Masses",
    `giorno: 2027-08-15, chiuso: true, messe: ["8:00"]`,
    "chiuso senza orari",
  ],
  ["that changes nothing", "giorno: 2027-08-15, nome: Assunzione", "che cosa cambia quel giorno"],
  [
    "with openings in the wrong order",
    `giorno: 2027-08-15, apertura: [{ dalle: "15:00", alle: "19:00" }, { dalle: "8:00", alle: "12:00" }]`,
    "aperture in ordine",
  ],
])("a special day %s is refused", (_name, fields, expected) => {
  expect(told(withSpecialDay(fields))).toEqual([expect.stringContaining(expected)]);
});
