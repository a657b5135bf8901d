import {
  type CalendarDate,
  compareDates,
  daysBetween,
  plusDays,
  WEEKDAY_NAMES,
  weekday,
} from "../../domain/time/calendar-date.ts";
import { easter } from "../../domain/time/easter.ts";
import { asSentence } from "../schemas/record.ts";
import type { LiturgicalColour } from "./saints-schemas.ts";

/** The dates of a civil year on which the liturgical seasons turn. */
export type LiturgicalYear = ReturnType<typeof liturgicalYear>;

function sundayFrom(date: CalendarDate): CalendarDate {
  return plusDays(date, (7 - weekday(date)) % 7);
}

export function liturgicalYear(year: number) {
  const easterDay = easter(year);
  return {
    baptism: sundayFrom({ year, month: 1, day: 7 }),
    ashWednesday: plusDays(easterDay, -46),
    easter: easterDay,
    pentecost: plusDays(easterDay, 49),
    // The fourth Sunday before Christmas.
    advent: sundayFrom({ year, month: 11, day: 27 }),
  };
}

export type Season = "Natale" | "Tempo Ordinario" | "Quaresima" | "Pasqua" | "Avvento";

export function seasonOf(date: CalendarDate, hinges: LiturgicalYear): Season {
  if (compareDates(date, hinges.baptism) <= 0) return "Natale";
  if (compareDates(date, hinges.ashWednesday) < 0) return "Tempo Ordinario";
  if (compareDates(date, hinges.easter) < 0) return "Quaresima";
  if (compareDates(date, hinges.pentecost) <= 0) return "Pasqua";
  if (compareDates(date, hinges.advent) < 0) return "Tempo Ordinario";
  return date.month === 12 && date.day >= 25 ? "Natale" : "Avvento";
}

const SEASON_COLOURS: Record<Season, LiturgicalColour> = {
  Natale: "bianco",
  "Tempo Ordinario": "verde",
  Quaresima: "viola",
  Pasqua: "bianco",
  Avvento: "viola",
};

/** Returns the colour of the season on a day; Sundays with a colour of their own get it from the movable celebrations. */
export function seasonColour(date: CalendarDate, hinges: LiturgicalYear): LiturgicalColour {
  return SEASON_COLOURS[seasonOf(date, hinges)];
}

/** Returns the name of a Sunday without a celebration of its own. */
export function sundayName(date: CalendarDate, hinges: LiturgicalYear): string {
  const season = seasonOf(date, hinges);
  switch (season) {
    case "Natale":
      return "II domenica dopo Natale";
    case "Avvento":
      return `${roman(weeksBetween(hinges.advent, date) + 1)} domenica di Avvento`;
    case "Quaresima":
      return `${roman(lentWeek(date, hinges))} domenica di Quaresima`;
    case "Pasqua":
      return `${roman(weeksBetween(hinges.easter, date) + 1)} domenica di Pasqua`;
    case "Tempo Ordinario":
      return `${roman(ordinaryWeek(date, hinges))} domenica del Tempo Ordinario`;
  }
}

/** Counts the weeks of Ordinary Time: from the Baptism before Lent, and after Pentecost back from the last, the XXXIV. */
function ordinaryWeek(date: CalendarDate, hinges: LiturgicalYear): number {
  return compareDates(date, hinges.easter) < 0
    ? weeksBetween(hinges.baptism, date) + 1
    : 35 - weeksBetween(date, hinges.advent);
}

/** Counts the weeks of Lent, whose first Sunday is six weeks before Easter. */
function lentWeek(date: CalendarDate, hinges: LiturgicalYear): number {
  return weeksBetween(plusDays(hinges.easter, -42), date) + 1;
}

function weeksBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.floor(daysBetween(from, to) / 7);
}

const dayName = (date: CalendarDate) => asSentence(WEEKDAY_NAMES[weekday(date)] ?? "");

/**
 * Returns the name of a weekday, no Sunday, that precedes all memorials: in Lent, from 17 to 24 December, in the octave of Christmas.
 * Undefined on any other day.
 */
export function privilegedWeekday(date: CalendarDate, hinges: LiturgicalYear): string | undefined {
  if (date.month === 12 && date.day >= 29) {
    return `${roman(date.day - 24)} giorno fra l’Ottava di Natale`;
  }
  const season = seasonOf(date, hinges);
  if (season === "Avvento" && date.month === 12 && date.day >= 17) {
    return `Feria di Avvento, ${date.day} dicembre`;
  }
  if (season !== "Quaresima") return undefined;
  const week = lentWeek(date, hinges);
  if (week === 0) return `${dayName(date)} dopo le Ceneri`;
  return `${dayName(date)} della ${roman(week)} settimana di Quaresima`;
}

/** Returns the name of a weekday of Holy Week or the octave of Easter without a movable celebration; otherwise undefined. */
export function easterWeekday(date: CalendarDate, hinges: LiturgicalYear): string | undefined {
  const fromEaster = daysBetween(hinges.easter, date);
  if (fromEaster >= -6 && fromEaster <= -4) return `${dayName(date)} Santo`;
  if (fromEaster >= 1 && fromEaster <= 6) return `${dayName(date)} fra l’Ottava di Pasqua`;
  return undefined;
}

/** Formats a number from 1 to 39 in Roman numerals. */
function roman(value: number): string {
  const units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return "X".repeat(Math.floor(value / 10)) + units[value % 10];
}
