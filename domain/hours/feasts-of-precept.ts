import { type CalendarDate, plusDays, weekday } from "../time/calendar-date.ts";

/** Feasts of precept that Italy keeps on their own day, as month and day; the others fall on a Sunday there. */
const FEASTS_OF_PRECEPT = ["1-1", "1-6", "8-15", "11-1", "12-8", "12-25"];

/** Returns whether a day is a Sunday or a feast of precept. */
export function isOfPrecept(date: CalendarDate): boolean {
  return weekday(date) === 0 || FEASTS_OF_PRECEPT.includes(`${date.month}-${date.day}`);
}

/** Returns whether the next day is a Sunday or a feast of precept: its Mass may be celebrated this evening. */
export function isEve(date: CalendarDate): boolean {
  return isOfPrecept(plusDays(date, 1));
}
