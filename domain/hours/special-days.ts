import { type Days, daysIn } from "../feasts/feasts.ts";
import { type CalendarDate, compareDates, dateOf, daysBetween } from "../time/calendar-date.ts";
import { periodOn, type SpecialDay, type Timetable } from "./timetable.ts";

/** Returns the days of a special day in a year; of one with a date, that day. */
function daysOf({ day }: SpecialDay, year: number): Days {
  if (typeof day !== "string") return daysIn({ rule: day }, year);
  return { first: dateOf(day), last: dateOf(day) };
}

/**
 * Returns the special days of a day with their rank, the effective one first: one with a date, then those of a feast within
 * a period, the shorter feast before the longer.
 */
export function rankedSpecialDays(
  { periods, specialDays }: Timetable,
  date: CalendarDate,
): { special: SpecialDay; rank: number }[] {
  return specialDays
    .flatMap((special) => {
      const { first, last } = daysOf(special, date.year);
      if (compareDates(first, date) > 0 || compareDates(date, last) > 0) return [];
      if (typeof special.day === "string") return [{ special, rank: 0 }];
      return periodOn(periods, date) ? [{ special, rank: 1 + daysBetween(first, last) }] : [];
    })
    .sort((one, other) => one.rank - other.rank);
}

/** Returns the special day that takes effect on a day; undefined on an ordinary one. */
export function specialDayOn(timetable: Timetable, date: CalendarDate): SpecialDay | undefined {
  return rankedSpecialDays(timetable, date)[0]?.special;
}

export type AnnouncedDay = SpecialDay & Days;

/** Returns the special days that are not over, with their days in each year, the next one first. */
export function announcedDays(timetable: Timetable, today: CalendarDate): AnnouncedDay[] {
  return timetable.specialDays
    .flatMap((special) =>
      yearsOf(timetable, special).map((year) => ({ ...special, ...daysOf(special, year) })),
    )
    .filter(
      ({ day, first, last }) =>
        compareDates(today, last) <= 0 &&
        (typeof day === "string" || periodOn(timetable.periods, first) !== undefined),
    )
    .sort((one, other) => compareDates(one.first, other.first));
}

/** Returns the years in which a special day may be: its own, or all that the periods cover. */
function yearsOf({ periods }: Timetable, { day }: SpecialDay): number[] {
  if (typeof day === "string") return [dateOf(day).year];
  const dates = periods.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  return [...new Set(dates.map((date) => dateOf(date).year))];
}
