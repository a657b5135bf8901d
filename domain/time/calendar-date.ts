/** Length of a day, in milliseconds. */
export const DAY = 86_400_000;

/** Day of the calendar, without an hour and without a time zone. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Day of every year, whatever the year. */
export interface MonthDay {
  month: number;
  day: number;
}

/** Returns the day so many days later; earlier when the number is negative. */
export function plusDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  return dayAt(Date.UTC(year, month - 1, day + days));
}

/** Returns the day of a wall time that is written as if it were UTC, in milliseconds. */
export function dayAt(wallClock: number): CalendarDate {
  const date = new Date(wallClock);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Formats a day as in data: "2027-05-01". */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Parses a day formatted so. */
export function dateOf(iso: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
}

/** Compares two days: negative when the first is earlier, zero when they are the same, positive when it is later. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

export function daysBetween(one: CalendarDate, other: CalendarDate): number {
  const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);
  return Math.round((utc(other) - utc(one)) / DAY);
}

/** Returns the day of the week: 0 for Sunday to 6 for Saturday. */
export function weekday({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Italian names of the days of the week, in the order of weekday(). */
export const WEEKDAY_NAMES = [
  "domenica",
  "lunedì",
  "martedì",
  "mercoledì",
  "giovedì",
  "venerdì",
  "sabato",
] as const;

export const weekdayInWords = (date: CalendarDate) => WEEKDAY_NAMES[weekday(date)];

const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );

/** Formats a day of the year in Italian: "1° maggio", "22 agosto". */
export function dayInWords({ month, day }: MonthDay): string {
  return `${day === 1 ? "1°" : day} ${monthInWords(month)}`;
}

/** Formats a day with its weekday: "domenica 22 agosto". */
export const weekdayAndDay = (date: CalendarDate) => `${weekdayInWords(date)} ${dayInWords(date)}`;

/** Formats a day as in data in words: "22 agosto 2026". */
export function longDate(iso: string): string {
  const date = dateOf(iso);
  return `${dayInWords(date)} ${date.year}`;
}

export const monthInWords = (month: number) => MONTHS[month - 1];
