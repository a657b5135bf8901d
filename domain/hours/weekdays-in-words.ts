import { WEEKDAY_NAMES } from "../time/calendar-date.ts";
import { FEAST_DAY } from "./timetable.ts";

/** Formats days of the week in Italian, from Monday on: "ogni giorno", "dal lunedì al sabato", "domenica e festivi". */
export function weekdaysInWords(weekdays: readonly number[]): string {
  if (weekdays.length > WEEKDAY_NAMES.length) return "ogni giorno";
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].filter((day) => weekdays.includes(day));
  const names = fromMonday.map((day) => WEEKDAY_NAMES[day]);
  const [first] = fromMonday;
  const last = fromMonday.at(-1);
  const isRun = fromMonday.every((day, index) => day === ((first ?? 0) + index) % 7);
  const words: (string | undefined)[] =
    isRun && names.length > 2
      ? [`dal ${names[0]} ${last === 0 ? "alla" : "al"} ${names.at(-1)}`]
      : names;
  if (weekdays.includes(FEAST_DAY)) words.push("festivi");
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} e ${words.at(-1)}`;
}
