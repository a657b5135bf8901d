import { describe, expect, test } from "vitest";
import { rowsOf } from "../../tests/support/rows.ts";
import { sampleTimetable } from "../../tests/support/sample-timetable.ts";
import { dateOf } from "../time/calendar-date.ts";
import { gapInWords, nextMassInWords, openingInWords } from "./hours-in-words.ts";
import { nextMass, openingAt } from "./opening-now.ts";
import type { Timetable } from "./timetable.ts";

/** What the shrine says at an instant. */
function said(timetable: Timetable, iso: string) {
  const now = Date.parse(iso);
  const opening = openingAt(timetable, now);
  const mass = nextMass(timetable, now);
  return [opening && openingInWords(opening, now), mass && nextMassInWords(mass, now)];
}

/** Instant, what it is, what is said of the opening, and of the next Mass: a dash for nothing. */
const CASES = `
  2027-05-05T07:59:59+02:00 | before the first opening | Apre alle 8 | Prossima Messa alle 17, fra nove ore
  2027-05-05T08:00:00+02:00 | at the opening | Aperto ora, fino alle 12.30 | Prossima Messa alle 17, fra nove ore
  2027-05-05T12:29:59+02:00 | the second before it closes | Aperto ora, fino alle 12.30 | Prossima Messa alle 17, fra quattro ore e mezza
  2027-05-05T12:30:00+02:00 | when it closes | Apre alle 15 | Prossima Messa alle 17, fra quattro ore e mezza
  2027-05-05T15:00:00+02:00 | two hours before Mass | Aperto ora, fino alle 19 | Prossima Messa alle 17, fra due ore
  2027-05-05T16:00:00+02:00 | an hour before | Aperto ora, fino alle 19 | Prossima Messa alle 17, fra un’ora
  2027-05-05T16:30:00+02:00 | half an hour before | Aperto ora, fino alle 19 | Prossima Messa alle 17, fra 30 minuti
  2027-05-05T16:59:59+02:00 | a second before | Aperto ora, fino alle 19 | Prossima Messa alle 17, fra un minuto
  2027-05-05T17:00:00+02:00 | when it begins | Aperto ora, fino alle 19 | Prossima Messa domani alle 17
  2027-05-05T19:00:00+02:00 | in the evening | Apre domani alle 8 | Prossima Messa domani alle 17
  2027-05-08T17:30:00+02:00 | on the eve of Sunday | Aperto ora, fino alle 19 | Prossima Messa alle 18.30 (prefestiva), fra un’ora
  2027-10-20T10:00:00+02:00 | on a day closed by exception | Apre domani alle 8 | Prossima Messa domani alle 17
  2027-08-14T21:00:00+02:00 | the evening before a special day | Apre domani alle 8 | Prossima Messa domani alle 8
  2027-08-22T00:00:00+02:00 | the night of the feast | Aperto ora, fino a mezzanotte | Prossima Messa alle 6, fra sei ore
  2027-08-23T00:00:00+02:00 | after midnight of the feast | Apre alle 8 | Prossima Messa alle 17, fra 17 ore
  2027-03-01T10:00:00+01:00 | in a closed winter, before Easter Monday | Apre il 29 marzo alle 9 | Prossima Messa il 29 marzo alle 11
  2026-12-31T23:59:59+01:00 | from one year into the next | Apre il 29 marzo 2027 alle 9 | Prossima Messa il 29 marzo 2027 alle 11
  2027-04-27T12:00:00+02:00 | four days ahead | Apre sabato alle 8 | Prossima Messa sabato alle 17
  2027-04-30T23:59:59+02:00 | at the change of period | Apre domani alle 8 | Prossima Messa domani alle 17
  2027-10-31T20:00:00+01:00 | on the last evening of the timetable | Chiuso | -
  2027-11-01T00:00:00+01:00 | when the timetable has run out | - | -
  2027-12-31T22:00:00+01:00 | over midnight on New Year’s Eve | Aperto ora, fino all’una | Prossima Messa alle 23, fra un’ora
  2028-01-01T00:15:00+01:00 | in its first half hour | Aperto ora, fino all’una | Prossima Messa alle 0.30, fra 15 minuti`;

test.each(rowsOf(CASES))("at %s, %s", (instant, _name, ...words) => {
  expect(said(sampleTimetable, instant)).toEqual(
    words.map((word) => (word === "-" ? undefined : word)),
  );
});

describe("where legal time changes", () => {
  const allNight: Timetable = {
    periods: [
      {
        name: "Notti",
        startDate: "2026-03-28",
        endDate: "2026-10-26",
        isClosed: false,
        opening: [{ weekdays: [0, 6], from: "1:00", to: "4:00" }],
        masses: [{ weekdays: [0], times: ["3:30"] }],
        confirmedBy: "il rettore",
      },
    ],
    specialDays: [],
  };

  test("the night in March is an hour shorter", () => {
    expect(said(allNight, "2026-03-29T01:30:00+01:00")).toEqual([
      "Aperto ora, fino alle 4",
      "Prossima Messa alle 3.30, fra un’ora",
    ]);
    expect(openingAt(allNight, Date.parse("2026-03-29T01:59:59Z"))).toMatchObject({ isOpen: true });
    expect(openingAt(allNight, Date.parse("2026-03-29T02:00:00Z"))).toMatchObject({
      isOpen: false,
    });
  });

  test("the night in October is an hour longer", () => {
    expect(said(allNight, "2026-10-25T01:30:00+02:00")).toEqual([
      "Aperto ora, fino alle 4",
      "Prossima Messa alle 3.30, fra tre ore",
    ]);
  });
});

describe("where there are no hours for today", () => {
  test.each([
    ["2026-10-30", "L’orario comincia il 1° novembre"],
    ["2027-11-01", "L’orario valeva fino al 31 ottobre"],
    ["2028-02-01", "L’orario valeva fino al 31 ottobre 2027"],
  ])("on %s: %s", (today, words) => {
    expect(gapInWords(sampleTimetable, dateOf(today))).toBe(words);
  });

  test("a timetable without periods says nothing of its validity", () => {
    expect(gapInWords({ periods: [], specialDays: [] }, dateOf("2027-01-01"))).toBeUndefined();
  });
});

test("a shrine that never closes says no hour, and one whose openings are not known nothing at all", () => {
  const [, summer] = sampleTimetable.periods;
  if (!summer) throw new Error("No summer");
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  const always = [{ weekdays: everyDay, from: "0:00", to: "24:00" }];
  const withOpening = (opening: typeof always | undefined): Timetable => ({
    periods: [{ ...summer, opening }],
    specialDays: [],
  });
  expect(said(withOpening(always), "2027-06-01T12:00:00+02:00")[0]).toBe("Aperto ora");
  expect(said(withOpening(always), "2027-10-31T12:00:00+01:00")[0]).toBe(
    "Aperto ora, fino a mezzanotte",
  );
  expect(said(withOpening(undefined), "2027-06-01T12:00:00+02:00")[0]).toBeUndefined();
});
