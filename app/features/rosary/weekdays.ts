import { WEEKDAY_NAMES } from "../../../domain/time/calendar-date.ts";

/** The days that a line names, "Lunedì e sabato", as numbers of weekday(); none if it says anything else. */
export function weekdaysIn(line: string): number[] {
  const names: readonly string[] = WEEKDAY_NAMES;
  const days = line
    .toLowerCase()
    .split(/,\s*|\s+e\s+/)
    .map((name) => names.indexOf(name.trim()));
  return days.includes(-1) ? [] : days;
}
