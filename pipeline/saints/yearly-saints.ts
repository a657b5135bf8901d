import { type CalendarDate, daysBetween, plusDays } from "../../domain/time/calendar-date.ts";
import type { Content } from "../read/model.ts";
import {
  type Candidate,
  fixedCandidates,
  localCandidate,
  movableCandidate,
  rank,
  seasonCandidate,
} from "./celebrations.ts";
import { type LiturgicalYear, liturgicalYear } from "./liturgical-year.ts";
import type { Kind, LiturgicalColour, SaintException } from "./saints-schemas.ts";

/** The celebrations of content/saints. */
export type Saints = Content["saints"];

/** A record of the yearly file (docs/public-names.md, "Server"). */
export interface SaintRecord {
  /** Year-month-day without leading zeros. */
  data: string;
  nome: string;
  tipo_evento: Kind;
  colore: LiturgicalColour;
}

/**
 * Returns the saints of a year in date order. The first record of a day is its celebration; the others, for the second
 * line of the banner, are those it displaces and the other saints of the day.
 */
export function saintsOfYear(year: number, saints: Saints): SaintRecord[] {
  const hinges = liturgicalYear(year);
  const asked = candidatesByDay(saints, hinges);
  return daysOf(year).flatMap((date) => {
    const ofDay = (asked.get(key(date)) ?? []).toSorted((one, other) => one.rank - other.rank);
    const [first] = ofDay;
    if (!first) throw new Error(`No celebration on ${key(date)}`);
    const shown = twoMemorials(ofDay) ?? [first, ...onSecondLine(first, ofDay, date, hinges)];
    return withExceptions(date, shown, saints.exceptions);
  });
}

const daysOf = (year: number): CalendarDate[] =>
  Array.from({ length: 366 }, (_, index) => plusDays({ year, month: 1, day: 1 }, index)).filter(
    (date) => date.year === year,
  );

function key({ year, month, day }: CalendarDate): string {
  return `${year}-${month}-${day}`;
}

function candidatesByDay(saints: Saints, hinges: LiturgicalYear): Map<string, Candidate[]> {
  const candidates = [
    ...saints.movable.map((celebration) => movableCandidate(celebration, hinges)),
    ...saints.local.map((celebration) => localCandidate(celebration, hinges)),
    ...saints.fixed.flatMap((saint) => fixedCandidates(saint, hinges)),
    ...daysOf(hinges.easter.year).flatMap((date) => seasonCandidate(date, hinges) ?? []),
  ];
  return Map.groupBy(candidates, ({ date }) => key(date));
}

/**
 * Returns two memorials of the general calendar that fall on one day, both as optional (the Immaculate Heart and Saint
 * Anthony); in a Marian shrine the movable one, hers, comes first.
 */
function twoMemorials(ofDay: readonly Candidate[]): Candidate[] | undefined {
  const memorials = ofDay.filter((candidate) => candidate.rank === rank.memorial);
  if (memorials.length < 2 || ofDay[0] !== memorials[0]) return undefined;
  return memorials.map((memorial) => ({ ...memorial, kind: "Memoria facoltativa" }));
}

/**
 * Returns the celebrations below the first. If that is optional, so are the others; under any other they are commemorated
 * in its colour. None from Palm Sunday to the end of the octave of Easter.
 */
function onSecondLine(
  first: Candidate,
  ofDay: readonly Candidate[],
  date: CalendarDate,
  hinges: LiturgicalYear,
): Candidate[] {
  const fromEaster = daysBetween(hinges.easter, date);
  if (fromEaster >= -7 && fromEaster <= 7) return [];
  const isFree = first.rank >= rank.optionalMemorial;
  const others = ofDay.filter((candidate) => {
    const isOfSeason = candidate.kind === "Domenica" || candidate.kind === "Feria";
    // The Queenship of Mary on 22 August, which is Our Lady of Canneto.
    const isTheSame = first.name.includes(candidate.name);
    const mayStand = isFree || candidate.rank !== rank.saturdayOfMary;
    return !isOfSeason && !isTheSame && mayStand;
  });
  return isFree
    ? others
    : others.map((saint) => ({ ...saint, kind: "Santo del giorno", colour: first.colour }));
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
  // An exception for a single year takes precedence over one for every year.
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
