import { WEEKDAY_NAMES } from "../../../domain/time/calendar-date.ts";

/** Parses the days in a line, "Lunedì e sabato", to numbers of weekday(); none if it says anything else. */
export function weekdaysIn(line: string): number[] {
  const names: readonly string[] = WEEKDAY_NAMES;
  const days = line
    .toLowerCase()
    .split(/,\s*|\s+e\s+/)
    .map((name) => names.indexOf(name.trim()));
  return days.includes(-1) ? [] : days;
}
