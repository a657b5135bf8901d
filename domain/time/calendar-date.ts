/** A day of the calendar, without an hour and without a time zone. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** A day of every year, whatever the year. */
export interface MonthDay {
  month: number;
  day: number;
}

/** The day so many days later; earlier when the number is negative. */
export function plusDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** A day as data write it: "2027-05-01". */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day that is written so. */
export function dateOf(iso: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
}

/** Negative when one day comes before the other, zero when they are the same, positive when it comes after. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/** Whole days from one day to another. */
export function daysBetween(one: CalendarDate, other: CalendarDate): number {
  const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
  return Math.round((utc(other) - utc(one)) / 86_400_000);
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekday({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The days of the week in Italian, in the order of weekday(). */
export const WEEKDAY_NAMES = [
  "domenica",
  "lunedì",
  "martedì",
  "mercoledì",
  "giovedì",
  "venerdì",
  "sabato",
] as const;

const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );

/** A day of the year in Italian: "1° maggio", "22 agosto". */
export function dayInWords({ month, day }: MonthDay): string {
  return `${day === 1 ? "1°" : day} ${monthInWords(month)}`;
}

/** A month in Italian: "agosto". */
export const monthInWords = (month: number) => MONTHS[month - 1];
