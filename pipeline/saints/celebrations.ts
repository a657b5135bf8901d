import {
  type CalendarDate,
  compareDates,
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
  date: CalendarDate;
  name: string;
  kind: Kind;
  colour: LiturgicalColour;
  rank: number;
}

/** The ranks of the kinds of fixed celebrations; All Souls has no grade of its own, and ranks with the solemnities. */
const FIXED_RANKS: Partial<Record<Kind, number>> = {
  Solennità: rank.generalSolemnity,
  Commemorazione: rank.generalSolemnity,
  Festa: rank.generalFeast,
  Memoria: rank.memorial,
  "Memoria facoltativa": rank.optionalMemorial,
};

/** Feasts that replace Sundays, by month and day; in Italy, by concession, also the Immaculate Conception. */
const HIGHER_RANKS: Readonly<Record<string, number>> = {
  "1-6": rank.unimpeded,
  "2-2": rank.feastOfTheLord,
  "8-6": rank.feastOfTheLord,
  "9-14": rank.feastOfTheLord,
  "11-9": rank.feastOfTheLord,
  "12-8": rank.unimpeded,
  "12-25": rank.unimpeded,
};

/** Ranks the saints of a fixed date, the one shown first ahead. */
export function fixedCandidates(saint: FixedSaint, hinges: LiturgicalYear): Candidate[] {
  const date = transferred(saint, hinges);
  return [saint, ...saint.also].map((each) => {
    const usual = FIXED_RANKS[each.kind];
    if (usual === undefined) {
      // No liturgical celebration: the day keeps the colour of its season.
      return { ...each, date, colour: seasonColour(date, hinges), rank: rank.saintOfTheDay };
    }
    const isHigh = each.kind === "Solennità" || each.kind === "Festa";
    const higher = isHigh ? HIGHER_RANKS[`${date.month}-${date.day}`] : undefined;
    return { ...each, date, rank: higher ?? usual };
  });
}

const LOCAL_RANKS: Partial<Record<Kind, number>> = {
  Solennità: rank.localSolemnity,
  Festa: rank.localFeast,
  Memoria: rank.localMemorial,
};

/** Ranks a local celebration; one that does not prevail is only listed beside the others. */
export function localCandidate(local: LocalCelebration, hinges: LiturgicalYear): Candidate {
  const date = transferred(local, hinges);
  if (local.prevails) {
    return { ...local, date, rank: LOCAL_RANKS[local.kind] ?? rank.optionalMemorial };
  }
  const asSaint = { kind: "Santo del giorno", rank: rank.besideTheOthers } as const;
  return { ...local, ...asSaint, date, colour: seasonColour(date, hinges) };
}

export function movableCandidate(
  celebration: MovableCelebration,
  hinges: LiturgicalYear,
): Candidate {
  const date = dateOf(celebration, hinges);
  return { ...celebration, date, rank: movableRank(celebration, date, hinges) };
}

function dateOf(
  { easter, advent = 0, named }: MovableCelebration,
  hinges: LiturgicalYear,
): CalendarDate {
  if (easter !== undefined) return plusDays(hinges.easter, easter);
  switch (named) {
    case "battesimo-del-signore":
      return hinges.baptism;
    case "domenica-della-parola":
      return plusDays(hinges.baptism, 14);
    case "sacra-famiglia":
      return holyFamily(hinges.easter.year);
    default:
      return plusDays(hinges.advent, advent);
  }
}

/** Returns the Sunday between 26 and 31 December, or the 30th when Christmas is a Sunday. */
function holyFamily(year: number): CalendarDate {
  const christmas = { year, month: 12, day: 25 };
  return plusDays(christmas, weekday(christmas) === 0 ? 5 : 7 - weekday(christmas));
}

const MOTHER_OF_THE_CHURCH = 50;

function movableRank(
  { easter, kind }: MovableCelebration,
  date: CalendarDate,
  hinges: LiturgicalYear,
): number {
  if (easter === MOTHER_OF_THE_CHURCH) return rank.motherOfTheChurch;
  if (kind === "Memoria") return rank.memorial;
  if (kind === "Festa") return rank.feastOfTheLord;
  const season = seasonOf(date, hinges);
  if (kind === "Solennità") return season === "Pasqua" ? rank.unimpeded : rank.generalSolemnity;
  return season === "Tempo Ordinario" ? rank.ordinarySunday : rank.unimpeded;
}

const SATURDAY = 6;

/** The optional memorial on Saturdays in Ordinary Time; it yields to those with a fixed date. */
const SATURDAY_OF_MARY = {
  name: "Santa Maria in sabato",
  kind: "Memoria facoltativa",
  colour: "bianco",
  rank: rank.saturdayOfMary,
} as const;

/** Returns the season's own celebration of a day; undefined on a weekday neither privileged nor a Saturday of Mary. */
export function seasonCandidate(date: CalendarDate, hinges: LiturgicalYear): Candidate | undefined {
  const colour = seasonColour(date, hinges);
  const inHolyDays = easterWeekday(date, hinges);
  if (inHolyDays !== undefined) {
    const kind = compareDates(date, hinges.easter) > 0 ? "Solennità" : "Feria";
    return { date, name: inHolyDays, kind, colour, rank: rank.unimpeded };
  }
  const season = seasonOf(date, hinges);
  if (weekday(date) === 0) {
    const givesWay = season === "Tempo Ordinario" || season === "Natale";
    const sundayRank = givesWay ? rank.ordinarySunday : rank.unimpeded;
    return { date, name: sundayName(date, hinges), kind: "Domenica", colour, rank: sundayRank };
  }
  const name = privilegedWeekday(date, hinges);
  if (name !== undefined) {
    return { date, name, kind: "Feria", colour, rank: rank.privilegedWeekday };
  }
  return weekday(date) === SATURDAY && season === "Tempo Ordinario"
    ? { date, ...SATURDAY_OF_MARY }
    : undefined;
}

/** Returns the fixed day to which a solemnity is transferred this year, when another of higher rank takes its own. */
function transferred(
  { month, day, kind }: Pick<FixedSaint, "month" | "day" | "kind">,
  hinges: LiturgicalYear,
): CalendarDate {
  const own = { year: hinges.easter.year, month, day };
  if (kind !== "Solennità") return own;
  const isOn = (ofMonth: number, ofDay: number) => month === ofMonth && day === ofDay;
  const palms = plusDays(hinges.easter, -7);
  const isFromPalms = compareDates(own, palms) >= 0;
  const isUpToOctave = compareDates(own, plusDays(hinges.easter, 7)) <= 0;

  if (isOn(3, 19) && isFromPalms) return plusDays(palms, -1);
  if (isOn(3, 25) && isFromPalms && isUpToOctave) return plusDays(hinges.easter, 8);
  const isInLent = seasonOf(own, hinges) === "Quaresima";
  const isAshWednesday = compareDates(own, hinges.ashWednesday) === 0;
  if ((isInLent && weekday(own) === 0) || isAshWednesday) return plusDays(own, 1);

  const corpusDomini = plusDays(hinges.easter, 63);
  const sacredHeart = plusDays(hinges.easter, 68);
  if (isOn(6, 24) && compareDates(own, sacredHeart) === 0) return plusDays(own, -1);
  const isOfTheLord = [corpusDomini, sacredHeart].some((date) => compareDates(own, date) === 0);
  return isOfTheLord ? plusDays(own, 1) : own;
}
