import { expect, test } from "vitest";
import { parse } from "yaml";
import { rowsOf } from "../../tests/support/rows.ts";
import { toldOf } from "../../tests/support/told.ts";
import { hoursSchema } from "./hours.ts";

/** What an editor is told of a file of hours. */
const told = (yaml: string) => toldOf(hoursSchema, parse(yaml, { schema: "core" }), "hours.yaml");

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

test.each(
  rowsOf(`
  un’ora scritta | messe: [{ giorni: [domenica], ore: ["25:30"] }]
  una chiusura che viene dopo | apertura: [{ giorni: [lunedì], dalle: "12:00", alle: "8:00" }]
  aperture in ordine | apertura: [{ giorni: [ogni giorno], dalle: "8:00", alle: "12:00" }, { giorni: [lunedì], dalle: "11:00", alle: "13:00" }]
  aperture in ordine | apertura: [{ giorni: [lunedì], dalle: "15:00", alle: "19:00" }, { giorni: [lunedì], dalle: "8:00", alle: "12:00" }]
  chiuso senza orari | chiuso: true, messe: [{ giorni: [domenica], ore: ["11:00"] }]
  chiuso senza orari | chiuso: true, prefestive: ["17:00"]`),
)("«%s» is told of a period with %s", (expected, fields = "") => {
  expect(told(withPeriods(period(fields)))).toEqual([expect.stringContaining(expected ?? "")]);
});

test.each(
  rowsOf(`
  «giorno» con una data, oppure «festa» | chiuso: true
  «giorno» con una data, oppure «festa» | giorno: 2027-08-15, festa: Novena, chiuso: true
  il nome è quello della festa | festa: Novena, nome: Altro, chiuso: true
  chiuso senza orari | giorno: 2027-08-15, chiuso: true, messe: ["8:00"]
  che cosa cambia quel giorno | giorno: 2027-08-15, nome: Assunzione
  aperture in ordine | giorno: 2027-08-15, apertura: [{ dalle: "15:00", alle: "19:00" }, { dalle: "8:00", alle: "12:00" }]`),
)("«%s» is told of a special day with %s", (expected, fields = "") => {
  expect(told(withSpecialDay(fields))).toEqual([expect.stringContaining(expected ?? "")]);
});
