import {
  type CompanyFields,
  companyLink,
} from "../../../app/screens/company/collections.server.ts";
import type { MonthDay } from "../../../domain/time/calendar-date.ts";
import type { Entry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import { farPlace, GOAL, isOnMap, placedOnMap } from "./map-frame.ts";
import { type OtherNames, townNames } from "./town-names.ts";
import { wayOf } from "./way.ts";

export type MapOfCompanies = ReturnType<typeof mapOfCompanies>;

export type MapTown = MapOfCompanies["towns"][number];

/** The positions of the regions' names: in the middle of their visible area, where towns are sparse. */
const REGIONS = [
  { id: "abruzzo", name: "Abruzzo", at: [650, 90] },
  { id: "campania", name: "Campania", at: [735, 562] },
  { id: "lazio", name: "Lazio", at: [348, 280] },
  { id: "molise", name: "Molise", at: [752, 452] },
] satisfies OtherNames["regions"];

/** Builds the map of the companies whose home town is known. */
export function mapOfCompanies({ companies }: Pick<Content, "companies">) {
  const days = departureDays(companies);
  const placed = companies.flatMap((company) => {
    const { position } = company.fields;
    return position ? [{ company, position, at: placedOnMap(position) }] : [];
  });
  const far = placed
    .filter(({ at }) => !isOnMap(at))
    .map(({ company, position }) => ({
      ...companyItem(company, days),
      ...farPlace(company.fields.title, position),
    }));
  const near = placed.filter(({ at }) => isOnMap(at));
  // Companies with a known day are labelled first.
  const towns = near
    .map(({ company, at }) => ({ ...companyItem(company, days), at }))
    .sort((one, other) => Number(one.day === undefined) - Number(other.day === undefined));
  /** Routes from town to Canneto, where known. */
  const ways = near.flatMap(({ company }) => {
    const points = wayOf(company, companies).map(({ at }) => at);
    return points.length > 0 ? [{ day: dayOf(company.fields, days), points }] : [];
  });
  const drawn = ways.map(({ points }) => points);
  return {
    goal: GOAL,
    regions: REGIONS,
    towns: townNames(towns, { regions: REGIONS, far, ways: drawn }),
    far,
    ways,
  };
}

/** Returns a company as a list item, with the data by which it is filtered. */
export const companyItem = (company: Entry<CompanyFields>, days: readonly MonthDay[]) => ({
  ...companyLink(company),
  region: company.fields.region.toLowerCase(),
  day: dayOf(company.fields, days),
});

/** Returns the days on which companies depart, in order. */
export function departureDays(companies: readonly Entry<CompanyFields>[]): MonthDay[] {
  const days = companies.flatMap(({ fields }) => fields.departure ?? []);
  return days
    .filter((day, index) => days.findIndex((other) => isSame(day, other)) === index)
    .sort((one, other) => one.month - other.month || one.day - other.day);
}

/** Returns the index of a company's day of departure, from 0; undefined if unknown. */
export function dayOf({ departure }: CompanyFields, days: readonly MonthDay[]): number | undefined {
  const index = departure ? days.findIndex((day) => isSame(day, departure)) : -1;
  return index === -1 ? undefined : index;
}

const isSame = (one: MonthDay, other: MonthDay) =>
  one.month === other.month && one.day === other.day;
