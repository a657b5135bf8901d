import { describe, expect, test } from "vitest";
import { dateOf } from "../../time/calendar-date.ts";
import { gapInWords, nextMassInWords, openingInWords } from "./hours-in-words.ts";
import { nextMass, openingAt } from "./opening-now.ts";
import { sampleTimetable } from "./sample-timetable.ts";
import type { Timetable } from "./timetable.ts";

/** What the shrine says at an instant. */
function said(timetable: Timetable, iso: string) {
  const now = Date.parse(iso);
  const opening = openingAt(timetable, now);
  const mass = nextMass(timetable, now);
  return [opening && openingInWords(opening, now), mass && nextMassInWords(mass, now)];
}

describe("whether it is open, and the next Mass", () => {
  test.each([
    [
      "before the first opening",
      "2027-05-05T07:59:59+02:00",
      "Chiuso, apre alle 8",
      "Prossima Messa alle 17, fra nove ore",
    ],
    [
      "at the opening",
      "2027-05-05T08:00:00+02:00",
      "Aperto ora, fino alle 12.30",
      "Prossima Messa alle 17, fra nove ore",
    ],
    [
      "the second before it closes",
      "2027-05-05T12:29:59+02:00",
      "Aperto ora, fino alle 12.30",
      "Prossima Messa alle 17, fra quattro ore e mezza",
    ],
    [
      "when it closes",
      "2027-05-05T12:30:00+02:00",
      "Chiuso, apre alle 15",
      "Prossima Messa alle 17, fra quattro ore e mezza",
    ],
    [
      "two hours before Mass",
      "2027-05-05T15:00:00+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa alle 17, fra due ore",
    ],
    [
      "an hour before",
      "2027-05-05T16:00:00+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa alle 17, fra un’ora",
    ],
    [
      "half an hour before",
      "2027-05-05T16:30:00+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa alle 17, fra 30 minuti",
    ],
    [
      "a second before",
      "2027-05-05T16:59:59+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa alle 17, fra un minuto",
    ],
    [
      "when it begins",
      "2027-05-05T17:00:00+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa domani alle 17",
    ],
    [
      "in the evening",
      "2027-05-05T19:00:00+02:00",
      "Chiuso, apre domani alle 8",
      "Prossima Messa domani alle 17",
    ],
    [
      "on the eve of Sunday",
      "2027-05-08T17:30:00+02:00",
      "Aperto ora, fino alle 19",
      "Prossima Messa alle 18.30 (prefestiva), fra un’ora",
    ],
    [
      "on a day closed by exception",
      "2027-10-20T10:00:00+02:00",
      "Chiuso, apre domani alle 8",
      "Prossima Messa domani alle 17",
    ],
    [
      "the evening before a special day",
      "2027-08-14T21:00:00+02:00",
      "Chiuso, apre domani alle 8",
      "Prossima Messa domani alle 8",
    ],
    [
      "the night of the feast",
      "2027-08-22T00:00:00+02:00",
      "Aperto ora, fino a mezzanotte",
      "Prossima Messa alle 6, fra sei ore",
    ],
    [
      "after midnight of the feast",
      "2027-08-23T00:00:00+02:00",
      "Chiuso, apre alle 8",
      "Prossima Messa alle 17, fra 17 ore",
    ],
    [
      "in a closed winter, before Easter Monday",
      "2027-03-01T10:00:00+01:00",
      "Chiuso, apre il 29 marzo alle 9",
      "Prossima Messa il 29 marzo alle 11",
    ],
    [
      "from one year into the next",
      "2026-12-31T23:59:59+01:00",
      "Chiuso, apre il 29 marzo 2027 alle 9",
      "Prossima Messa il 29 marzo 2027 alle 11",
    ],
    [
      "four days ahead",
      "2027-04-27T12:00:00+02:00",
      "Chiuso, apre sabato alle 8",
      "Prossima Messa sabato alle 17",
    ],
    [
      "at the change of period",
      "2027-04-30T23:59:59+02:00",
      "Chiuso, apre domani alle 8",
      "Prossima Messa domani alle 17",
    ],
    ["on the last evening of the timetable", "2027-10-31T20:00:00+01:00", "Chiuso", undefined],
    ["when the timetable has run out", "2027-11-01T00:00:00+01:00", undefined, undefined],
    [
      "over midnight on New Year’s Eve",
      "2027-12-31T22:00:00+01:00",
      "Aperto ora, fino all’una",
      "Prossima Messa alle 23, fra un’ora",
    ],
    [
      "in its first half hour",
      "2028-01-01T00:15:00+01:00",
      "Aperto ora, fino all’una",
      "Prossima Messa alle 0.30, fra 15 minuti",
    ],
  ])("%s", (_name, instant, opening, mass) => {
    expect(said(sampleTimetable, instant)).toEqual([opening, mass]);
  });
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
