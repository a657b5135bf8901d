import { instantOfWallClock, romeWallClock } from "../time/rome-time.ts";

/** Time left as people count it: whole months and days by the calendar, then hours, minutes and seconds. */
export interface TimeLeft {
  months: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const NO_TIME: TimeLeft = { months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Counts the time between instants by Rome's calendar, back from the end, so that it never grows; none when it is over. */
export function timeLeft(from: number, to: number): TimeLeft {
  if (to <= from) return NO_TIME;
  const end = romeWallClock(to);
  const months = largestStep((step) => instantOfWallClock(monthsBefore(end, step)) >= from);
  const inMonth = monthsBefore(end, months);
  const days = largestStep((step) => instantOfWallClock(daysBefore(inMonth, step)) >= from);
  // Without a whole month or day, counts from the end itself: a repeated hour is unambiguous there.
  const reached = months + days > 0 ? instantOfWallClock(daysBefore(inMonth, days)) : to;
  const rest = reached - from;
  return {
    months,
    days,
    hours: Math.floor(rest / HOUR),
    minutes: Math.floor((rest % HOUR) / MINUTE),
    seconds: Math.floor((rest % MINUTE) / SECOND),
  };
}

/** Returns the largest number of steps, from 0 on, that still hold; tried in turn, as they are few. */
function largestStep(holds: (step: number) => boolean): number {
  let step = 0;
  while (holds(step + 1)) step += 1;
  return step;
}

/** Subtracts months from a wall time; a day that the month does not have becomes its last. */
function monthsBefore(wallTime: number, months: number): number {
  const date = new Date(wallTime);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
}

function daysBefore(wallTime: number, days: number): number {
  return wallTime - days * 24 * HOUR;
}
