import { tried } from "../untrusted.ts";
import { type CalendarDate, DAY, dayAt } from "./calendar-date.ts";

/*
 * Rules for dates (docs/public-names.md, "Dates"): a date-time without an offset is wall time in Europe/Rome; one with an
 * offset is that instant; a date without a time starts at 00:00 there and, as an end, includes the whole day.
 */

const HOUR = 3_600_000;

/** Date-time with its own offset: "2026-08-22T09:30:00Z". */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Returns the last Sunday of March (2) or October (9) at 1:00 UTC, when all clocks of the European Union change. */
function clockChange(year: number, month: 2 | 9): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY;
}

/**
 * Returns the offset of Rome from UTC at an instant, in milliseconds: the rule of Directive 2000/84/EC, in force since 1996.
 * The browser's time zone data costs a slow phone a tenth of a second.
 */
function romeOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= clockChange(year, 2) && instant < clockChange(year, 9);
  return isSummer ? 2 * HOUR : HOUR;
}

/** Returns the wall time in Rome at an instant, as if it were UTC, in milliseconds. */
export function romeWallClock(instant: number): number {
  return instant + romeOffset(instant);
}

/** Returns the instant at which clocks in Rome show the given wall time, itself written as if it were UTC. */
export function instantOfWallClock(wallClock: number): number {
  // Legal time changes at most once in two days: one of the two adjacent offsets is the right one.
  const withOffsetBefore = wallClock - romeOffset(wallClock - DAY);
  const withOffsetAfter = wallClock - romeOffset(wallClock + DAY);
  // A repeated hour is its first occurrence; one that does not exist moves forward.
  return (
    [withOffsetBefore, withOffsetAfter].find((instant) => romeWallClock(instant) === wallClock) ??
    withOffsetBefore
  );
}

/** Formats the time of day in Rome at an instant: "8", "9.30". */
export function clockInWords(instant: number): string {
  const clock = new Date(romeWallClock(instant));
  const minutes = clock.getUTCMinutes();
  return clock.getUTCHours() + (minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`);
}

function parseWallTime(text: string, daysAfter: number): number {
  if (WITH_OFFSET.test(text) && !Number.isNaN(Date.parse(text))) return Date.parse(text);
  const match = WALL_TIME.exec(text);
  if (!match) throw new RangeError(`Not a date or a date-time: "${text}"`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  return instantOfWallClock(Date.UTC(year, month - 1, day + daysAfter, hour, minute, second));
}

/** Returns the first instant of a window, in milliseconds since the epoch. */
export function startInstant(text: string): number {
  return parseWallTime(text, 0);
}

/** Returns the instant at which a window is over: a date alone includes its whole day. */
export function endInstant(text: string): number {
  const isDateAlone = !text.includes("T");
  return parseWallTime(text, isDateAlone ? 1 : 0);
}

/** Recognises the date of a window in an untrusted response. */
export function isDate(value: unknown): value is string {
  return (
    typeof value === "string" && (tried(() => startInstant(value) <= endInstant(value)) ?? false)
  );
}

/** Returns the day of the calendar in Rome at an instant, in milliseconds since the epoch. */
export function romeDate(instant: number): CalendarDate {
  return dayAt(romeWallClock(instant));
}

/** Time window; a missing end is open. */
export interface DateWindow {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * Returns whether now, in milliseconds since the epoch, lies in a window: an end with a time belongs to it, and one that is
 * a date lasts until midnight (docs/behaviour.md, "Dates and windows").
 */
export function windowContains({ startDate, endDate }: DateWindow, now: number): boolean {
  if (startDate !== undefined && now < startInstant(startDate)) return false;
  if (endDate === undefined) return true;
  return endDate.includes("T") ? now <= endInstant(endDate) : now < endInstant(endDate);
}
