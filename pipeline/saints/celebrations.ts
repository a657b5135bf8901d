import {
  type CalendarDate,
  compareDates,
  daysBetween,
  plusDays,
  weekday,
} from "../../domain/time/calendar-date.ts";
import {
  easterWeekday,
  type LiturgicalYear,
  privilegedWeekday,
  seasonColour,
  seasonOf,
  sundayName,
} from "./liturgical-year.ts";
import type {
  FixedSaint,
  Kind,
  LiturgicalColour,
  LocalCelebration,
  MovableCelebration,
  MovableRule,
} from "./saints-schemas.ts";

/** The ranks of the table of liturgical days used here: a lower number prevails; at equal rank, the general calendar. */
export const rank = {
  unimpeded: 1,
  generalSolemnity: 2,
  localSolemnity: 3,
  feastOfTheLord: 4,
  ordinarySunday: 5,
  generalFeast: 6.1,
  localFeast: 6.2,
  privilegedWeekday: 7,
  motherOfTheChurch: 8,
  memorial: 8.1,
  localMemorial: 8.2,
  optionalMemorial: 9,
  saturdayOfMary: 9.1,
  saintOfTheDay: 9.2,
  besideTheOthers: 9.3,
} as const;

/** A celebration that competes for a day, with its rank. */
export interface Candidate {
  name: string;
  kind: Kind;
  colour: LiturgicalColour;
  rank: number;
}

const isOn = (date: Pick<CalendarDate, "month" | "day">, month: number, day: number) =>
  date.month === month && date.day === day;

/** Fixed feasts of the Lord: they replace Sundays in Ordinary Time. */
const FEASTS_OF_THE_LORD = [
  [2, 2],
  [8, 6],
  [9, 14],
  [11, 9],
] as const;

function isFeastOfTheLord(date: CalendarDate): boolean {
  return FEASTS_OF_THE_LORD.some(([month, day]) => isOn(date, month, day));
}

/** Ranks the saints of a fixed date, the one shown first ahead. */
export function fixedCandidates(
  saint: FixedSaint,
  date: CalendarDate,
  hinges: LiturgicalYear,
): Candidate[] {
  return [saint, ...saint.also].map((each) => fixedCandidate(each, date, hinges));
}

function fixedCandidate(
  { name, kind, colour }: Omit<Candidate, "rank">,
  date: CalendarDate,
  hinges: LiturgicalYear,
): Candidate {
  switch (kind) {
    case "Solennità": {
      // Christmas and Epiphany; and, by the concession granted to Italy, the Immaculate Conception.
      const isUnimpeded = isOn(date, 12, 25) || isOn(date, 1, 6) || isOn(date, 12, 8);
      return { name, kind, colour, rank: isUnimpeded ? rank.unimpeded : rank.generalSolemnity };
    }
    case "Commemorazione":
      // All Souls has no grade of its own, and ranks with the solemnities.
      return { name, kind, colour, rank: rank.generalSolemnity };
    case "Festa":
      return {
        name,
        kind,
        colour,
        rank: isFeastOfTheLord(date) ? rank.feastOfTheLord : rank.generalFeast,
      };
    case "Memoria":
      return { name, kind, colour, rank: rank.memorial };
    case "Memoria facoltativa":
      return { name, kind, colour, rank: rank.optionalMemorial };
    default:
      // No liturgical celebration: the day keeps the colour of its season.
      return { name, kind, colour: seasonColour(date, hinges), rank: rank.saintOfTheDay };
  }
}

/** Ranks a local celebration; one that does not prevail is only listed beside the others. */
export function localCandidate(
  { name, kind, colour, prevails }: LocalCelebration,
  date: CalendarDate,
  hinges: LiturgicalYear,
): Candidate {
  if (!prevails) {
    const seasons = seasonColour(date, hinges);
    return { name, kind: "Santo del giorno", colour: seasons, rank: rank.besideTheOthers };
  }
  const ranks: Partial<Record<Kind, number>> = {
    Solennità: rank.localSolemnity,
    Festa: rank.localFeast,
    Memoria: rank.localMemorial,
  };
  return { name, kind, colour, rank: ranks[kind] ?? rank.optionalMemorial };
}

/** Returns the movable celebrations of a year, by day, with their ranks. */
export function movableCandidates(
  movable: readonly MovableCelebration[],
  hinges: LiturgicalYear,
): [date: CalendarDate, candidate: Candidate][] {
  return movable.map(({ rule, name, kind, colour }) => {
    const date = dateOf(rule, hinges);
    return [date, { name, kind, colour, rank: movableRank(rule, kind, date, hinges) }];
  });
}

function dateOf(rule: MovableRule, hinges: LiturgicalYear): CalendarDate {
  if ("easter" in rule) return plusDays(hinges.easter, rule.easter);
  if ("advent" in rule) return plusDays(hinges.advent, rule.advent);
  switch (rule.named) {
    case "battesimo-del-signore":
      return hinges.baptism;
    case "domenica-della-parola":
      return plusDays(hinges.baptism, 14);
    case "sacra-famiglia":
      return holyFamily(hinges.easter.year);
  }
}

/** Returns the Sunday between 26 and 31 December, or the 30th when Christmas is a Sunday. */
function holyFamily(year: number): CalendarDate {
  const christmas = { year, month: 12, day: 25 };
  return weekday(christmas) === 0
    ? plusDays(christmas, 5)
    : plusDays(christmas, 7 - weekday(christmas));
}

const MOTHER_OF_THE_CHURCH = 50;

function movableRank(
  rule: MovableRule,
  kind: Kind,
  date: CalendarDate,
  hinges: LiturgicalYear,
): number {
  if ("easter" in rule && rule.easter === MOTHER_OF_THE_CHURCH) return rank.motherOfTheChurch;
  switch (kind) {
    case "Memoria":
      return rank.memorial;
    case "Festa":
      return rank.feastOfTheLord;
    case "Solennità":
      return isInEasterTime(date, hinges) ? rank.unimpeded : rank.generalSolemnity;
    default:
      return seasonOf(date, hinges) === "Tempo Ordinario" ? rank.ordinarySunday : rank.unimpeded;
  }
}

function isInEasterTime(date: CalendarDate, hinges: LiturgicalYear): boolean {
  return seasonOf(date, hinges) === "Pasqua";
}

const SATURDAY = 6;

/** The optional memorial on Saturdays in Ordinary Time; it yields to those with a fixed date. */
const SATURDAY_OF_MARY: Candidate = {
  name: "Santa Maria in sabato",
  kind: "Memoria facoltativa",
  colour: "bianco",
  rank: rank.saturdayOfMary,
};

/** Returns the season's own celebration of a day; undefined on a weekday neither privileged nor a Saturday of Mary. */
export function seasonCandidate(date: CalendarDate, hinges: LiturgicalYear): Candidate | undefined {
  const colour = seasonColour(date, hinges);
  const inHolyDays = easterWeekday(date, hinges);
  if (inHolyDays !== undefined) {
    const isAfterEaster = daysBetween(hinges.easter, date) > 0;
    return {
      name: inHolyDays,
      kind: isAfterEaster ? "Solennità" : "Feria",
      colour,
      rank: rank.unimpeded,
    };
  }
  if (weekday(date) === 0) {
    const season = seasonOf(date, hinges);
    const givesWay = season === "Tempo Ordinario" || season === "Natale";
    return {
      name: sundayName(date, hinges),
      kind: "Domenica",
      colour,
      rank: givesWay ? rank.ordinarySunday : rank.unimpeded,
    };
  }
  const name = privilegedWeekday(date, hinges);
  if (name !== undefined) return { name, kind: "Feria", colour, rank: rank.privilegedWeekday };
  return weekday(date) === SATURDAY && seasonOf(date, hinges) === "Tempo Ordinario"
    ? SATURDAY_OF_MARY
    : undefined;
}

/** Returns the fixed day to which a solemnity is transferred this year, when another of higher rank takes its own. */
export function transferred(
  saint: FixedSaint | LocalCelebration,
  hinges: LiturgicalYear,
): CalendarDate {
  const { year } = hinges.easter;
  const own = { year, month: saint.month, day: saint.day };
  if (saint.kind !== "Solennità") return own;
  const palms = plusDays(hinges.easter, -7);
  const isFromPalms = compareDates(own, palms) >= 0;
  const isUpToOctave = compareDates(own, plusDays(hinges.easter, 7)) <= 0;

  if (isOn(own, 3, 19) && isFromPalms) return plusDays(palms, -1);
  if (isOn(own, 3, 25) && isFromPalms && isUpToOctave) return plusDays(hinges.easter, 8);
  const isInLent = seasonOf(own, hinges) === "Quaresima";
  const isAshWednesday = compareDates(own, hinges.ashWednesday) === 0;
  if ((isInLent && weekday(own) === 0) || isAshWednesday) return plusDays(own, 1);

  const corpusDomini = plusDays(hinges.easter, 63);
  const sacredHeart = plusDays(hinges.easter, 68);
  if (isOn(own, 6, 24) && compareDates(own, sacredHeart) === 0) return plusDays(own, -1);
  const isOfTheLord = [corpusDomini, sacredHeart].some((date) => compareDates(own, date) === 0);
  return isOfTheLord ? plusDays(own, 1) : own;
}
