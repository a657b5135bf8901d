import { type CalendarDate, compareDates, plusDays } from "../../time/calendar-date.ts";
import {
  type Candidate,
  fixedCandidate,
  localCandidate,
  movableCandidates,
  rank,
  seasonCandidate,
  transferred,
} from "./celebrations.ts";
import { type LiturgicalYear, liturgicalYear } from "./liturgical-year.ts";
import type { Kind, LiturgicalColour, SaintException, Saints } from "./saints-schemas.ts";

/** A record of the yearly file (specification, section 3; contract, /santiLocali). */
export interface SaintRecord {
  /** Year-month-day without leading zeros. */
  data: string;
  nome: string;
  tipo_evento: Kind;
  colore: LiturgicalColour;
}

/**
 * The saints of a year in the order of its days: each day has one record that is shown first, and where the
 * liturgy keeps the saint in the background (Sundays, Lent, the days before Christmas) a second one for him.
 */
export function saintsOfYear(year: number, saints: Saints): SaintRecord[] {
  const hinges = liturgicalYear(year);
  const asked = candidatesByDay(saints, hinges);
  return daysOf(year).flatMap((date) => {
    const ofDay = [...(asked.get(key(date)) ?? [])].sort((one, other) => one.rank - other.rank);
    const [first] = ofDay;
    if (!first) throw new Error(`No celebration on ${key(date)}`);
    const shown = twoMemorials(ofDay) ?? [first, ...inBackground(first, ofDay, date, hinges)];
    return withExceptions(date, shown, saints.exceptions);
  });
}

function daysOf(year: number): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (
    let date: CalendarDate = { year, month: 1, day: 1 };
    date.year === year;
    date = plusDays(date, 1)
  ) {
    days.push(date);
  }
  return days;
}

function key({ year, month, day }: CalendarDate): string {
  return `${year}-${month}-${day}`;
}

function candidatesByDay(saints: Saints, hinges: LiturgicalYear): Map<string, Candidate[]> {
  const asked = new Map<string, Candidate[]>();
  const add = (date: CalendarDate, candidate: Candidate) => {
    const ofDay = asked.get(key(date));
    if (ofDay) ofDay.push(candidate);
    else asked.set(key(date), [candidate]);
  };
  for (const [date, candidate] of movableCandidates(saints.movable, hinges)) add(date, candidate);
  for (const local of saints.local) add(transferred(local, hinges), localCandidate(local));
  for (const saint of saints.fixed) {
    const date = transferred(saint, hinges);
    add(date, fixedCandidate(saint, date, hinges));
  }
  for (const date of daysOf(hinges.easter.year)) {
    const ofSeason = seasonCandidate(date, hinges);
    if (ofSeason) add(date, ofSeason);
  }
  return asked;
}

/**
 * Two memorials of the general calendar on one day, as the Immaculate Heart with Saint Anthony, are both optional;
 * in a shrine of Mary the movable one, hers, is shown first.
 */
function twoMemorials(ofDay: readonly Candidate[]): Candidate[] | undefined {
  const memorials = ofDay.filter((candidate) => candidate.rank === rank.memorial);
  if (memorials.length < 2 || ofDay[0] !== memorials[0]) return undefined;
  return memorials.map((memorial) => ({ ...memorial, kind: "Memoria facoltativa" }));
}

/** The saint who gives way to a Sunday or to a privileged weekday, in the colour of that day; none in the days of Easter. */
function inBackground(
  first: Candidate,
  ofDay: readonly Candidate[],
  date: CalendarDate,
  hinges: LiturgicalYear,
): Candidate[] {
  const isOfSeason = first.kind === "Domenica" || first.rank === rank.privilegedWeekday;
  const easterDistance = compareDates(date, plusDays(hinges.easter, -7));
  const isHolyDay = easterDistance >= 0 && compareDates(date, plusDays(hinges.easter, 7)) <= 0;
  if (!isOfSeason || isHolyDay) return [];
  const saint = ofDay.find(
    (candidate) => candidate.rank >= rank.generalFeast && candidate.kind !== "Feria",
  );
  return saint ? [{ ...saint, kind: "Santo del giorno", colour: first.colour }] : [];
}

function withExceptions(
  date: CalendarDate,
  celebrations: readonly Pick<Candidate, "name" | "kind" | "colour">[],
  exceptions: readonly SaintException[],
): SaintRecord[] {
  const ofDay = exceptions.filter(
    ({ year, month, day }) =>
      (year === undefined || year === date.year) && month === date.month && day === date.day,
  );
  // An exception for this very year comes before one for every year.
  const replacing = ofDay
    .filter(({ adds }) => !adds)
    .sort((one, other) => Number(other.year !== undefined) - Number(one.year !== undefined))
    .slice(0, 1);
  const shown = replacing.length > 0 ? replacing : celebrations;
  return [...shown, ...ofDay.filter(({ adds }) => adds)].map(({ name, kind, colour }) => ({
    data: key(date),
    nome: name,
    tipo_evento: kind,
    colore: colour,
  }));
}
