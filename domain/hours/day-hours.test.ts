import { describe, expect, test } from "vitest";
import { rowsOf, words } from "../../tests/support/rows.ts";
import { sampleTimetable } from "../../tests/support/sample-timetable.ts";
import { dateOf, isoDate } from "../time/calendar-date.ts";
import { dayHours, hoursBetween } from "./day-hours.ts";
import { dayHoursInWords, weekdaysInWords } from "./hours-in-words.ts";
import { announcedDays } from "./special-days.ts";
import type { Timetable } from "./timetable.ts";

describe("the hours of a day", () => {
  test.each(
    rowsOf(`
    before all periods | 2026-10-31 | -
    in a winter that is closed | 2027-02-01 | chiuso
    on a weekday | 2027-05-05 | aperto 8-12.30, 15-19; Messe 17
    on a Saturday, the eve of Sunday | 2027-05-08 | aperto 8-12.30, 15-19; Messe 17, 18.30 (prefestiva)
    on a Sunday, in order | 2027-05-09 | aperto 8-12.30, 15-19; Messe 8, 11, 17; confessioni 10
    on the last day of a period, the eve of All Saints | 2027-10-31 | aperto 8-12.30, 15-19; Messe 8, 11, 17, 18.30 (prefestiva); confessioni 10
    after all periods | 2027-11-01 | -
    on a day closed by exception | 2027-10-20 | chiuso
    on a special day of its own, which keeps the opening | 2027-08-15 | aperto 8-12.30, 15-19; Messe 8, 9.30, 11; confessioni 10
    in the days of a feast | 2027-08-16 | aperto 8-12.30, 15-19; Messe 8.30, 20
    on a feast that goes by Easter, in a closed winter | 2027-03-29 | aperto 9-17; Messe 11
    on a feast of a year of which nothing is confirmed | 2028-08-22 | -
    on a special day outside all periods | 2027-12-31 | aperto 16-24; Messe 23`),
  )("%s", (_name, day = "", words) => {
    const hours = dayHours(sampleTimetable, dateOf(day));
    expect(hours ? dayHoursInWords(hours) : "-").toBe(words);
  });

  test("are those of the shorter feast where two are on one day, whatever their order", () => {
    const day = { from: { month: 8, day: 18 }, to: { month: 8, day: 18 } };
    const short = { day, name: "La salita", isClosed: false, masses: ["9:00"] };
    for (const specialDays of [
      [short, ...sampleTimetable.specialDays],
      [...sampleTimetable.specialDays, short],
    ]) {
      expect(dayHours({ ...sampleTimetable, specialDays }, dateOf("2027-08-18"))?.name).toBe(
        "La salita",
      );
    }
  });

  test("do not say that there is none of what is not known", () => {
    const [summer] = sampleTimetable.periods.slice(1);
    const bare: Timetable = {
      periods: summer ? [{ ...summer, opening: undefined, masses: undefined }] : [],
      specialDays: [],
    };
    const wednesday = dayHours(bare, dateOf("2027-05-05"));
    expect(wednesday).toMatchObject({ confessions: [] });
    expect(wednesday?.opening).toBeUndefined();
    expect(wednesday?.masses).toBeUndefined();
    expect(dayHours(bare, dateOf("2027-05-08"))?.masses).toEqual([
      { time: "18:30", isVigil: true },
    ]);
  });

  test("between two days are those of each, without the days that nobody has confirmed", () => {
    const days = hoursBetween(sampleTimetable, dateOf("2027-10-30"), dateOf("2028-01-02"));
    const dates = days.map(({ date }) => isoDate(date));
    expect(dates).toEqual(words("2027-10-30 2027-10-31 2027-12-31 2028-01-01"));
    expect(hoursBetween(sampleTimetable, dateOf("2027-05-02"), dateOf("2027-05-01"))).toEqual([]);
  });
});

describe("the feasts of precept", () => {
  const opening = [{ weekdays: [0, 1, 2, 3, 4, 5, 6, 7], from: "8:00", to: "19:00" }];
  const timetableOf = (sunday: number[], masses = true): Timetable => ({
    periods: [
      {
        name: "Sempre",
        startDate: "2026-01-01",
        endDate: "2035-12-31",
        isClosed: false,
        opening,
        masses: masses
          ? [
              { weekdays: sunday, times: ["11:00", "16:00"] },
              { weekdays: [1, 2, 3, 4, 5, 6], times: ["17:00"] },
            ]
          : [],
        vigilMasses: ["18:30"],
        confirmedBy: "il rettore",
      },
    ],
    specialDays: [],
  });
  const wordsOf = (timetable: Timetable, day: string) => {
    const hours = dayHours(timetable, dateOf(day));
    return hours && dayHoursInWords(hours);
  };

  /** Each on a day from Monday to Friday, and one on a Saturday, the eve of a Sunday. */
  const FEASTS = words("2026-01-01 2026-01-06 2028-08-15 2027-11-01 2026-12-08 2026-12-25");

  test.each(FEASTS)(
    "on %s have what is said of feasts, not of its weekday, or send to the telephone",
    (day) => {
      expect(wordsOf(timetableOf([0, 7]), day)).toBe("aperto 8-19; Messe 11, 16");
      expect(wordsOf(timetableOf([0]), day)).toBe("aperto 8-19; per la festa telefonateci");
    },
  );

  test("that are the eve of a Sunday have its Mass too, but not that alone", () => {
    expect(wordsOf(timetableOf([0, 7]), "2026-08-15")).toBe(
      "aperto 8-19; Messe 11, 16, 18.30 (prefestiva)",
    );
    expect(wordsOf(timetableOf([0]), "2026-08-15")).toBe("aperto 8-19; per la festa telefonateci");
  });

  test("that are a Sunday, Easter too, have the hours of Sunday; of feasts, where Sunday has none", () => {
    for (const day of ["2026-11-01", "2026-04-05", "2030-12-08"]) {
      expect(wordsOf(timetableOf([0]), day)).toBe("aperto 8-19; Messe 11, 16");
      expect(wordsOf(timetableOf([7]), day)).toBe("aperto 8-19; Messe 11, 16");
    }
  });

  test("have no Mass where there is none at all, and are ordinary days in other calendars", () => {
    expect(wordsOf(timetableOf([0], false), "2026-12-08")).toBe("aperto 8-19; nessuna Messa");
    for (const day of ["2026-04-06", "2026-03-19", "2026-06-29", "2026-12-26", "2026-08-22"]) {
      expect(wordsOf(timetableOf([0]), day)).toMatch(/Messe 17/);
    }
  });
});

describe("the special days ahead", () => {
  const ahead = (today: string) =>
    announcedDays(sampleTimetable, dateOf(today)).map(
      ({ name, first, last }) => `${name ?? ""} ${isoDate(first)} ${isoDate(last)}`,
    );

  test("are all that the periods hold, the next one first", () => {
    expect(ahead("2027-01-01")).toEqual([
      "Lunedì dell’Angelo 2027-03-29 2027-03-29",
      "Novena 2027-08-12 2027-08-20",
      "Assunzione 2027-08-15 2027-08-15",
      "Madonna di Canneto 2027-08-22 2027-08-22",
      " 2027-10-20 2027-10-20",
      "Te Deum 2027-12-31 2027-12-31",
      "Maria Madre di Dio 2028-01-01 2028-01-01",
    ]);
  });

  test("go once their last day is over", () => {
    expect(ahead("2027-08-20")[0]).toBe("Novena 2027-08-12 2027-08-20");
    expect(ahead("2027-08-21")[0]).toBe("Madonna di Canneto 2027-08-22 2027-08-22");
    expect(ahead("2028-01-02")).toEqual([]);
  });
});

test.each([
  [[0, 1, 2, 3, 4, 5, 6, 7], "ogni giorno"],
  [[0, 1, 2, 3, 4, 5, 6], "dal lunedì alla domenica"],
  [[7], "festivi"],
  [[0, 7], "domenica e festivi"],
  [[0], "domenica"],
  [[0, 2], "martedì e domenica"],
  [[1, 3, 5], "lunedì, mercoledì e venerdì"],
  [[1, 2, 3, 4, 5, 6], "dal lunedì al sabato"],
  [[6, 0], "sabato e domenica"],
])("the days %j are %s", (weekdays, words) => {
  expect(weekdaysInWords(weekdays)).toBe(words);
});
