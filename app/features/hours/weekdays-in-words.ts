import { WEEKDAY_NAMES } from "../../time/calendar-date.ts";

/** Days of the week in Italian, from Monday on: "ogni giorno", "dal lunedì al sabato", "martedì e domenica". */
export function weekdaysInWords(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAY_NAMES.length) return "ogni giorno";
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].filter((day) => weekdays.includes(day));
  const names = fromMonday.map((day) => WEEKDAY_NAMES[day]);
  const [first] = fromMonday;
  const last = fromMonday.at(-1);
  const isRun = fromMonday.every((day, index) => day === ((first ?? 0) + index) % 7);
  if (isRun && names.length > 2) {
    return `dal ${names[0]} ${last === 0 ? "alla" : "al"} ${names.at(-1)}`;
  }
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
