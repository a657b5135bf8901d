import { type CalendarDate, isoDate, weekday } from "../../time/calendar-date.ts";

/** The hours of some days of the week, 0 for Sunday; a time is "8:30", or "8:00-19:00" for an opening. */
export interface WeekdayTimes {
  weekdays: readonly number[];
  times: readonly string[];
}

/** Days in which hours hold, the first and the last included, as "2027-05-01". */
export interface Validity {
  startDate: string;
  endDate: string;
}

/** The hours that hold today, else those that come next; undefined when there are neither. */
export function hoursFor<Hours extends Validity>(
  hours: readonly Hours[],
  today: CalendarDate,
): Hours | undefined {
  const date = isoDate(today);
  return hours
    .filter(({ endDate }) => date <= endDate)
    .sort((one, other) => one.startDate.localeCompare(other.startDate))[0];
}

/** The times of today's Masses, the first first; undefined when no hours are confirmed for today. */
export function massesOn(
  hours: readonly (Validity & { masses: readonly WeekdayTimes[] })[],
  today: CalendarDate,
): string[] | undefined {
  const inForce = hoursFor(hours, today);
  if (!inForce || inForce.startDate > isoDate(today)) return undefined;
  const times = inForce.masses
    .filter(({ weekdays }) => weekdays.includes(weekday(today)))
    .flatMap(({ times }) => times);
  const minutes = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
  return [...new Set(times)].sort((one, other) => minutes(one) - minutes(other));
}
