import { compareDates, dayInWords, WEEKDAY_NAMES, weekday } from "../time/calendar-date.ts";
import type { Days } from "./feasts.ts";

/** Formats the days of a feast in full: "domenica 22 agosto 2027", "da giovedì 12 a venerdì 20 agosto 2027". */
export function fullDates({ first, last }: Days): string {
  const end = `${WEEKDAY_NAMES[weekday(last)]} ${dayInWords(last)} ${last.year}`;
  if (compareDates(first, last) === 0) return end;
  const start = first.month === last.month ? String(first.day) : dayInWords(first);
  return `da ${WEEKDAY_NAMES[weekday(first)]} ${start} a ${end}`;
}
