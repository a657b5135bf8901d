import { z } from "zod";
import { dayInWords, isoDate } from "../../domain/time/calendar-date.ts";
import { endInstant, startInstant } from "../../domain/time/rome-time.ts";
import { matching } from "./shared.ts";

/* Days and hours as editors write them, all in Rome's time zone. */

/** A leap year, so that 29 February is a valid day of the year. */
const LEAP_YEAR = 2028;

/** Returns what is expected instead of a day that does not exist, with a year or without; undefined for other forms. */
function missingDay(written: unknown): string | undefined {
  const [, year, month = "", day = ""] =
    /^(?:(\d{4})-)?(\d{2})-(\d{2})(?:T|$)/.exec(String(written)) ?? [];
  if (day === "" || isDay(`${year ?? LEAP_YEAR}-${month}-${day}`)) return undefined;
  if (month < "01" || month > "12") {
    return `un mese da 01 a 12, scritto prima del giorno: il mese ${month} non c’è`;
  }
  const words = [dayInWords({ month: Number(month), day: Number(day) }), year].join(" ").trim();
  return `un giorno che esiste: il ${words} non c’è`;
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Checks whether a month has a day, 29 February included. */
export const isMonthDay = (month: number, day: number) =>
  isDay(isoDate({ year: LEAP_YEAR, month, day }));

/** Builds the error message of a date: that it must exist, if it is well-formed, otherwise the expected form. */
const dayExpected =
  (form: string) =>
  ({ input }: { input?: unknown }) =>
    missingDay(input) ?? form;

const monthDayExpected = dayExpected("un giorno dell’anno scritto come 08-22, mese e giorno");

/** A day of every year; 29 February is rejected. */
export const monthDay = z
  .string({ error: monthDayExpected })
  .refine((value) => isDay(`2025-${value}`), { error: monthDayExpected })
  .transform((value) => ({ month: Number(value.slice(0, 2)), day: Number(value.slice(3)) }))
  .meta({ input: "month-day" });

/** A date, as 2027-05-01. */
export const day = (example: string) =>
  z.iso.date({ error: dayExpected(`una data scritta come ${example}: anno, mese e giorno`) });

/** A date, or a day of every year. */
export const dayOrMonthDay = (form: string) =>
  z
    .string({ error: dayExpected(form) })
    .refine((text) => isDay(text.length === 5 ? `${LEAP_YEAR}-${text}` : text), {
      error: dayExpected(form),
    });

export const HOUR_EXPECTED = 'un’ora scritta fra virgolette come "8:30"';

/** A time of day, as "8:30". */
export const hour = matching(/^([01]?\d|2[0-3]):[0-5]\d$/, HOUR_EXPECTED).meta({ input: "hour" });

const dateTimeExpected = dayExpected("una data come 2025-01-06 o un’ora come 2025-01-06T16:00");

/** The start or the end of a period, at an existing day and hour. */
export const dateTime = z
  .string({ error: dateTimeExpected })
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/, {
    error: ({ input }) =>
      /T\d{2}:\d{2}/.test(String(input))
        ? "un’ora che esiste, da T00:00 a T23:59"
        : dateTimeExpected({ input }),
    abort: true,
  })
  .refine((value) => isDay(value.slice(0, 10)), { error: dateTimeExpected })
  .meta({ input: "instant" });

/** The rule that a record's period starts before it ends, compared as instants: an end given as a date includes that day. */
export const windowRule = <Start extends string, End extends string>(start: Start, end: End) => ({
  holds: (record: { [Name in Start | End]: string | undefined }) => {
    const from: string | undefined = record[start];
    const until: string | undefined = record[end];
    return from === undefined || until === undefined || startInstant(from) < endInstant(until);
  },
  at: end,
  expected: "una fine che viene dopo l’inizio",
});
