import {
  type CalendarDate,
  dateOf,
  dayInWords,
  daysBetween,
  isoDate,
  WEEKDAY_NAMES,
  weekdayInWords,
} from "../time/calendar-date.ts";
import { clockInWords, romeDate } from "../time/rome-time.ts";
import type { DayHours, Mass } from "./day-hours.ts";
import type { NextMass, Opening } from "./opening-now.ts";
import { FEAST_DAY, type Span, type Timetable } from "./timetable.ts";

/* Hours in the wording of the shrine. Times are written as in the texts: "8", "9.30". */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a time as it is read: "8:00" is "8", "9:30" is "9.30". */
export function timeInWords(time: string): string {
  return time
    .replace(/^0(?=\d)/, "")
    .replace(/:00$/, "")
    .replace(":", ".");
}

/** Formats the openings of a day: "8-12, 15-19"; "chiuso" without any; undefined where they are unknown. */
export function spansInWords(spans: readonly Span[] | undefined): string | undefined {
  if (spans?.length === 0) return "chiuso";
  return spans?.map(({ from, to }) => `${timeInWords(from)}-${timeInWords(to)}`).join(", ");
}

/** Formats the Masses of a day: "8, 11, 17 (prefestiva)"; "nessuna" without any; undefined where they are unknown. */
export function massesInWords(masses: readonly Mass[] | undefined): string | undefined {
  if (masses?.length === 0) return "nessuna";
  return masses?.map(({ time, isVigil }) => timeInWords(time) + vigilInWords(isVigil)).join(", ");
}

const vigilInWords = (isVigil: boolean) => (isVigil ? " (prefestiva)" : "");

/** Formats the known hours of a day in one line: "chiuso", "aperto 8-19; Messe 8, 11, 17; confessioni 10". */
export function dayHoursInWords({
  opening,
  masses,
  confessions,
  isByPhone,
}: Omit<DayHours, "date">): string {
  if (opening?.length === 0 && !masses?.length && !isByPhone) return "chiuso";
  const parts = [
    ["aperto", opening?.length === 0 ? undefined : spansInWords(opening)],
    masses?.length === 0 ? ["nessuna", "Messa"] : ["Messe", massesInWords(masses)],
    ["confessioni", confessions?.map(timeInWords).join(", ")],
    ["per la festa", isByPhone && "telefonateci"],
  ];
  return parts
    .filter(([, words]) => words)
    .map((part) => part.join(" "))
    .join("; ");
}

/** Formats whether the shrine is open: "Aperto ora, fino alle 19", "Apre domani alle 8". */
export function openingInWords(opening: Opening, now: number): string {
  if (opening.isOpen) {
    return opening.until - now > DAY ? "Aperto ora" : `Aperto ora, fino ${at(opening.until)}`;
  }
  if (opening.opens === undefined) return "Chiuso";
  return `Apre ${onDay(opening.opens, now)}${at(opening.opens)}`;
}

/** Formats the next Mass: "Prossima Messa alle 17, fra due ore"; the time left only on its own day. */
export function nextMassInWords({ begins, isVigil }: NextMass, now: number): string {
  const left = daysFrom(now, begins) === 0 ? `, ${durationInWords(begins - now)}` : "";
  return `Prossima Messa ${onDay(begins, now)}${at(begins)}${vigilInWords(isVigil)}${left}`;
}

/** Explains why there are no hours for today: they are over, or have not begun. */
export function gapInWords({ periods }: Timetable, today: CalendarDate): string | undefined {
  const starts = periods.map(({ startDate }) => startDate).sort();
  const ahead = starts.find((date) => date > isoDate(today));
  if (ahead) return `L’orario comincia il ${dateInWords(dateOf(ahead), today)}`;
  const last = periods
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1);
  return last && `L’orario valeva fino al ${dateInWords(dateOf(last), today)}`;
}

/** Formats a time of day: "alle 8", "all’una", "a mezzanotte". */
function at(instant: number): string {
  const clock = clockInWords(instant);
  if (clock === "0") return "a mezzanotte";
  if (clock === "1") return "all’una";
  return (clock.startsWith("1.") ? "all’" : "alle ") + clock;
}

const daysFrom = (now: number, later: number) => daysBetween(romeDate(now), romeDate(later));

/** Formats the day of a future instant, with a trailing space: empty today, "domani ", "lunedì ", "il 1° maggio ". */
function onDay(instant: number, now: number): string {
  const ahead = daysFrom(now, instant);
  if (ahead === 0) return "";
  if (ahead === 1) return "domani ";
  const date = romeDate(instant);
  if (ahead < 7) return `${weekdayInWords(date)} `;
  return `il ${dateInWords(date, romeDate(now))} `;
}

/** Formats a day relative to today: the year only if it is another. */
function dateInWords(date: CalendarDate, today: CalendarDate): string {
  return dayInWords(date) + (date.year === today.year ? "" : ` ${date.year}`);
}

const HOURS_IN_WORDS =
  "zero una due tre quattro cinque sei sette otto nove dieci undici dodici".split(" ");

/** Formats a duration: minutes under an hour, then to the nearest half hour: "fra 25 minuti", "fra un’ora e mezza". */
function durationInWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes === 1) return "fra un minuto";
  if (minutes < 60) return `fra ${minutes} minuti`;
  const halves = Math.round(milliseconds / (HOUR / 2));
  const hours = Math.floor(halves / 2);
  const words = hours === 1 ? "un’ora" : `${HOURS_IN_WORDS[hours] ?? hours} ore`;
  return `fra ${words}${halves % 2 === 0 ? "" : " e mezza"}`;
}

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
