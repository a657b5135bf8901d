import {
  type CompanyFields,
  type CompanyMoment,
  companyLink,
} from "../../../app/screens/company/collections.server.ts";
import { daysIn } from "../../../domain/feasts/feasts.ts";
import { minutesOf } from "../../../domain/hours/timetable.ts";
import { DAY, hourInWords, type Stay } from "../../../domain/pilgrimage/night.ts";
import { daysBetween, type MonthDay, plusDays } from "../../../domain/time/calendar-date.ts";
import type { Entry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import { CANNETO, type Point } from "../projection.ts";
import { isOnMap, placedOnMap } from "./map-frame.ts";
import { positionOf, wayOf } from "./way.ts";

type Company = Entry<CompanyFields>;

/** A moment, with its minute since the first day began; without an hour, that of its midnight. */
interface Timed extends CompanyMoment {
  minute: number;
  /** Whether the company leaves the place then, rather than being there. */
  isDeparture: boolean;
}

/** Of any year: its days are the same in all. */
const NEW_YEAR = { year: 2027, month: 1, day: 1 };

const dayNumber = (day: MonthDay) => daysBetween(NEW_YEAR, { ...NEW_YEAR, ...day });

function dayNumbered(number: number): MonthDay {
  const { month, day } = plusDays(NEW_YEAR, number);
  return { month, day };
}

/** Builds what is known of the companies' journeys, from the first known day to the last. */
export function companyNight({ companies, calendar }: Pick<Content, "companies" | "calendar">) {
  const numbers = companies.flatMap(momentsOf).map(({ day }) => dayNumber(day));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const known = companies
    .map((company) => ({ company, moments: timed(company, first) }))
    .filter(({ moments }) => moments.length > 0);
  const events = known
    .flatMap(({ company, moments }) => moments.map((moment) => eventOf(company, moment)))
    .sort((one, other) => one.minute - other.minute);
  const feasts = calendar.feasts.map((feast) => ({ ...feast, ...daysIn(feast, NEW_YEAR.year) }));
  const days = Array.from({ length: last - first + 1 }, (_, index) => {
    const isThen = (day: MonthDay) => dayNumber(day) === first + index;
    return {
      ...dayNumbered(first + index),
      feasts: feasts
        .filter((feast) => isThen(feast.first) && isThen(feast.last))
        .map(({ name }) => name),
      events: events.filter(({ minute }) => Math.floor(minute / DAY) === index),
    };
  });
  return {
    first: dayNumbered(first),
    days,
    walkers: known.flatMap(({ company, moments }) => {
      const { position } = company.fields;
      const home = position && placedOnMap(position);
      if (!home || !isOnMap(home)) return [];
      return [{ home, stays: staysOf(company, moments, companies, days.length * DAY) }];
    }),
  };
}

/** Returns the known moments of a company; the first is its day of departure, at home, unless it is told more exactly. */
function momentsOf({ fields: { title, departure, moments } }: Company): CompanyMoment[] {
  if (!departure || moments.some(({ place }) => place === title)) return moments;
  return [{ day: departure, hour: undefined, place: title, year: undefined }, ...moments];
}

function timed(company: Company, first: number): Timed[] {
  const moments = momentsOf(company);
  return moments.map((moment, index) => {
    const previous = moments[index - 1]?.place ?? company.fields.title;
    return {
      ...moment,
      minute: (dayNumber(moment.day) - first) * DAY + minutesOf(moment.hour ?? "0:00"),
      isDeparture: moment.place === previous,
    };
  });
}

/** Returns a moment as it is told in the list of the hours. */
function eventOf(company: Company, { minute, hour, place, year, isDeparture }: Timed) {
  const where =
    place === company.fields.title
      ? "parte"
      : `${isDeparture ? "riparte da" : `è ${/^A/.test(place) ? "ad" : "a"}`} ${place}`;
  return {
    ...companyLink(company),
    minute,
    hour: hour && hourInWords(minute),
    words: year ? `${where}, come nel ${year}` : where,
  };
}

/**
 * Returns where a company is known to be: at a place without an hour on that day, at Canneto until it is known to leave. It
 * walks to the next place where the hours of both are known.
 */
function staysOf(
  company: Company,
  moments: readonly Timed[],
  companies: readonly Company[],
  end: number,
): Stay[] {
  const visits: [Timed, ...Timed[]][] = [];
  for (const moment of moments) {
    const visit = visits.at(-1);
    if (visit?.[0].place === moment.place) visit.push(moment);
    else visits.push([moment]);
  }
  return visits.map((visit, index) => {
    const [arrival] = visit;
    const departure = visit.findLast(({ isDeparture }) => isDeparture);
    const [next] = visits[index + 1] ?? [];
    const leaves = departure?.hour ? departure : arrival.hour && next?.hour ? arrival : undefined;
    const isHere = arrival.place === "Canneto" && !departure ? end : dayAfter(departure ?? arrival);
    return {
      at: placeOf(arrival.place, companies),
      from: arrival.isDeparture ? dayAfter(arrival) - DAY : arrival.minute,
      until: leaves?.minute ?? Math.min(isHere, next?.minute ?? end),
      way:
        leaves && next?.hour
          ? wayBetween(arrival.place, next.place, company, companies)
          : undefined,
    };
  });
}

const dayAfter = ({ minute }: Timed) => (Math.floor(minute / DAY) + 1) * DAY;

const placeOf = (name: string, companies: readonly Company[]): Point =>
  placedOnMap(positionOf(name, companies) ?? CANNETO);

/** Returns the part of a company's drawn way between two of its places; a straight line if one is not on it. */
function wayBetween(
  from: string,
  to: string,
  company: Company,
  companies: readonly Company[],
): Point[] {
  const way = wayOf(company, companies);
  const [start = -1, end = -1] = [from, to].map((place) =>
    way.findIndex(({ title }) => title === place),
  );
  return start >= 0 && start < end
    ? way.slice(start, end + 1).map(({ at }) => at)
    : [from, to].map((place) => placeOf(place, companies));
}
