import { type CalendarDate, isoDate, plusDays } from "../time/calendar-date.ts";
import { endInstant, romeDate } from "../time/rome-time.ts";
import { dayHours, type Mass } from "./day-hours.ts";
import { instantOf, type Timetable } from "./timetable.ts";

/** Days ahead that are searched: a closed winter is shorter. */
const HORIZON = 400;

/** Opening state of the shrine, with the instant of its next change. */
export type Opening =
  | { isOpen: true; until: number }
  /** The next opening is undefined where nothing is confirmed so far ahead. */
  | { isOpen: false; opens: number | undefined };

/** Future Mass, with the instant at which it begins. */
export interface NextMass extends Mass {
  begins: number;
}

/** Returns the opening state at an instant; undefined where the hours of that day are not confirmed. */
export function openingAt(timetable: Timetable, now: number): Opening | undefined {
  const today = romeDate(now);
  if (!spansOn(timetable, today)) return undefined;
  let until: number | undefined;
  for (let ahead = 0; ahead < HORIZON; ahead += 1) {
    const spans = spansOn(timetable, plusDays(today, ahead));
    if (!spans) break;
    for (const { start, end } of spans) {
      if (until === undefined && now < start) return { isOpen: false, opens: start };
      if (until === undefined ? now < end : start === until) until = end;
      else if (until !== undefined) return { isOpen: true, until };
    }
    // Only an opening that lasts to the end of the day continues in the next one.
    if (until !== undefined && until !== endInstant(isoDate(plusDays(today, ahead)))) break;
  }
  return until === undefined ? { isOpen: false, opens: undefined } : { isOpen: true, until };
}

/** Returns the openings of a day as instants; undefined where they are unknown. */
function spansOn(timetable: Timetable, date: CalendarDate) {
  return dayHours(timetable, date)?.opening?.map(({ from, to }) => ({
    start: instantOf(date, from),
    end: instantOf(date, to),
  }));
}

/** Returns the next Mass that has not begun; undefined where none is confirmed. */
export function nextMass(timetable: Timetable, now: number): NextMass | undefined {
  const today = romeDate(now);
  for (let ahead = 0; ahead < HORIZON; ahead += 1) {
    const date = plusDays(today, ahead);
    const masses = dayHours(timetable, date)?.masses;
    if (!masses) return undefined;
    const next = masses
      .map((mass) => ({ ...mass, begins: instantOf(date, mass.time) }))
      .find(({ begins }) => now < begins);
    if (next) return next;
  }
  return undefined;
}
