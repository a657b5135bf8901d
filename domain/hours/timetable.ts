import type { Feast } from "../feasts/feasts.ts";
import { type CalendarDate, isoDate } from "../time/calendar-date.ts";
import { startInstant } from "../time/rome-time.ts";

/*
 * Hours of the shrine as confirmed by the rector (docs/behaviour.md, "Hours"). Times are clock times in Rome, as "8:30"; a
 * day of the week is its number, 0 for Sunday. A missing value is unknown; an empty list means none.
 */

/** Pseudo day of the week for a feast of precept that falls on a weekday. */
export const FEAST_DAY = 7;

/** Time range within one day; "24:00" is the end of the day. */
export interface Span {
  from: string;
  to: string;
}

/** Times on some days of the week. */
export interface WeekdayTimes {
  weekdays: readonly number[];
  times: readonly string[];
}

/** Ordinary hours of some months. */
export interface Period {
  name: string;
  /** First and last day, as "2027-05-01". */
  startDate: string;
  endDate: string;
  /** Whether it is closed on all its days. */
  isClosed: boolean;
  opening?: readonly (Span & { weekdays: readonly number[] })[] | undefined;
  masses?: readonly WeekdayTimes[] | undefined;
  /** Masses on the eve of Sundays and of the feasts of precept. */
  vigilMasses?: readonly string[] | undefined;
  confessions?: readonly WeekdayTimes[] | undefined;
  note?: string | undefined;
  confirmedBy: string;
}

/** Day with exceptional hours: they replace the ordinary ones, the rest stays. */
export interface SpecialDay {
  /** One day, as "2027-08-15", or the days of a feast in every year that the periods cover. */
  day: string | Feast["rule"];
  name?: string | undefined;
  isClosed: boolean;
  opening?: readonly Span[] | undefined;
  masses?: readonly string[] | undefined;
  confessions?: readonly string[] | undefined;
  note?: string | undefined;
}

export interface Timetable {
  /** Periods, no two of which have a day in common. */
  periods: readonly Period[];
  specialDays: readonly SpecialDay[];
}

export function periodOn(periods: readonly Period[], day: CalendarDate): Period | undefined {
  const date = isoDate(day);
  return periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** Returns the periods that are not over on a day, earliest first. */
export function periodsFrom(periods: readonly Period[], day: CalendarDate): Period[] {
  return periods
    .filter(({ endDate }) => isoDate(day) <= endDate)
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
}

/** Returns whether nothing at all is confirmed. */
export function isEmpty({ periods, specialDays }: Timetable): boolean {
  return periods.length === 0 && specialDays.length === 0;
}

/** Returns the instant of a time on a day. */
export function instantOf(date: CalendarDate, time: string): number {
  return startInstant(`${isoDate(date)}T${time.padStart(5, "0")}`);
}

/** Returns the minutes from midnight to a time such as "8:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Sorts times by the clock, without duplicates. */
export function inOrder(times: readonly string[]): string[] {
  return [...new Set(times)].sort((one, other) => minutesOf(one) - minutesOf(other));
}
