/** The days of the week in Italian, from Sunday (0) to Saturday (6), as time/calendar-date.ts counts them. */
const WEEKDAYS = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];

/** The name of a day of the week; the number is taken as time/calendar-date.ts gives it. */
export function weekdayName(day: number): string | undefined {
  return WEEKDAYS[day];
}

/** The days that a line names, "Lunedì e sabato"; none if it says anything else. */
export function weekdaysIn(line: string): number[] {
  const days = line
    .toLowerCase()
    .split(/,\s*|\s+e\s+/)
    .map((name) => WEEKDAYS.indexOf(name.trim()));
  return days.includes(-1) ? [] : days;
}
