import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/rows.ts";
import { sampleTimetable } from "../../../tests/support/sample-timetable.ts";
import HoursBox from "./hours-box.tsx";
import { TodaysHours } from "./todays-hours.tsx";

/** What is said of today and the next days on a morning. */
const saidOn = (day: string, timetable = sampleTimetable) =>
  textOf(
    renderToStaticMarkup(
      <TodaysHours timetable={timetable} now={Date.parse(`${day}T10:00:00+01:00`)} />,
    ),
  );

test("the page that is built says the hours with their dates, and nothing of today", () => {
  const text = textOf(renderToStaticMarkup(<HoursBox timetable={sampleTimetable} />));
  expect(text).toContain("Inverno Dal 1° novembre 2026 al 30 aprile 2027 siamo chiusi.");
  expect(text).toContain("Dal 1° maggio 2027 al 31 ottobre 2027.");
  expect(text).toContain("Apertura ogni giorno: 8-12.30; ogni giorno: 15-19");
  expect(text).toContain("Messe domenica: 17, 8, 11; dal lunedì al sabato: 17 Prefestive 18.30");
  expect(text).toContain("domenica 15 agosto 2027 , Assunzione: Messe 8, 9.30, 11");
  expect(text).toContain("da giovedì 12 a venerdì 20 agosto 2027 , Novena: Messe 8.30, 20");
  expect(text).toContain("mercoledì 20 ottobre 2027 : chiuso. Si lavora al tetto.");
  expect(text).not.toMatch(/oggi|ora,|prossim/i);
});

test("a feast of which nothing is said is for the telephone, today and among the next days", () => {
  const [, summer] = sampleTimetable.periods;
  const periods = summer ? [{ ...summer, endDate: "2027-12-31" }] : [];
  const on = (day: string) => saidOn(day, { periods, specialDays: [] });
  expect(on("2027-12-08")).toContain("Oggi: aperto 8-12.30, 15-19; per la festa telefonateci");
  expect(on("2027-12-04")).toContain("mercoledì 8 8-12.30, 15-19 telefonateci");
  expect(on("2027-12-08") + on("2027-12-04")).not.toContain("nessuna");
});

test("when the timetable has run out it says until when it held, and to telephone", () => {
  const text = saidOn("2028-03-01");
  expect(text).toContain("L’orario valeva fino al 31 ottobre 2027: per oggi telefonateci.");
  expect(text).not.toContain("Nei prossimi giorni");
});
