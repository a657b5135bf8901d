import type { Feast } from "../feasts/feasts.ts";
import { type CalendarDate, isoDate } from "../time/calendar-date.ts";

/*
 * The hours of the shrine as the rector has confirmed them (docs/behaviour.md, "Hours"). A time is a clock's in Rome, as
 * "8:30"; a day of the week its number, 0 for Sunday. What is missing is not known; an empty list says that there is none.
 */

/** Stands among the days of the week for a feast of precept that is on a weekday. */
export const FEAST_DAY = 7;

/** From an hour to a later one of the same day; "24:00" is the end of the day. */
export interface Span {
  from: string;
  to: string;
}

/** The times of some days of the week. */
export interface WeekdayTimes {
  weekdays: readonly number[];
  times: readonly string[];
}

/** The ordinary hours of some months. */
export interface Period {
  name: string;
  /** The first and the last day, as "2027-05-01". */
  startDate: string;
  endDate: string;
  /** Closed on all its days. */
  isClosed: boolean;
  opening?: readonly (Span & { weekdays: readonly number[] })[] | undefined;
  masses?: readonly WeekdayTimes[] | undefined;
  /** Masses on the eve of Sundays and of the feasts of precept. */
  vigilMasses?: readonly string[] | undefined;
  confessions?: readonly WeekdayTimes[] | undefined;
  note?: string | undefined;
  confirmedBy: string;
}

/** A day that is not as the others: what it says takes the place of the ordinary hours, the rest stays. */
export interface SpecialDay {
  /** One day, as "2027-08-15", or the days of a feast in every year that the periods speak of. */
  day: string | Feast["rule"];
  name?: string | undefined;
  isClosed: boolean;
  opening?: readonly Span[] | undefined;
  masses?: readonly string[] | undefined;
  confessions?: readonly string[] | undefined;
  note?: string | undefined;
}

export interface Timetable {
  /** No two of them have a day in common. */
  periods: readonly Period[];
  specialDays: readonly SpecialDay[];
}

/** The period that holds a day; undefined where none does. */
export function periodOn(periods: readonly Period[], day: CalendarDate): Period | undefined {
  const date = isoDate(day);
  return periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** The period that holds a day, else the one that comes next; undefined where all are over. */
export function periodFrom(periods: readonly Period[], day: CalendarDate): Period | undefined {
  const date = isoDate(day);
  return periods
    .filter(({ endDate }) => date <= endDate)
    .sort((one, other) => one.startDate.localeCompare(other.startDate))[0];
}

/** Whether nothing at all is confirmed. */
export function isEmpty({ periods, specialDays }: Timetable): boolean {
  return periods.length === 0 && specialDays.length === 0;
}

/** Minutes from midnight to a time such as "8:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Times in the order of the day, each once. */
export function inOrder(times: readonly string[]): string[] {
  return [...new Set(times)].sort((one, other) => minutesOf(one) - minutesOf(other));
}
