import { type BuiltRoad, bulletinInForce, bulletinsNotOver } from "../features/road/bulletins.ts";
import { buildTime } from "./build-instant.ts";
import { collections } from "./collections.ts";
import { companyLink } from "./company-link.ts";
import { mapOfCompanies } from "./company-map/company-map.ts";
import { dayOf, departureDays } from "./company-map/departures.ts";
import type { Content } from "./model.ts";
import type { SpecialName } from "./schemas/page.ts";
import { timetableOf } from "./timetable.ts";

/** What can stand over the text of a page, by the name that an editor writes. */
export function specialData(content: Content, name: SpecialName) {
  switch (name) {
    case "prossime feste":
      return { kind: "feasts" as const, feasts: content.calendar.feasts };
    case "orari":
      return { kind: "hours" as const, timetable: timetableOf(content) };
    case "strada":
      return { kind: "road" as const, road: builtRoad(content) };
    case "compagnie":
      return {
        kind: "companies" as const,
        map: mapOfCompanies(content),
        regions: regionsOf(content),
        departures: companiesByDay(content),
        companies: companiesByName(content),
      };
    case "tasto per stampare":
      return { kind: "print" as const };
    default:
      return { kind: "index" as const, groups: indexGroups(content, name) };
  }
}

export type SpecialData = ReturnType<typeof specialData>;

/** The bulletins on the road that are not over when the page is built. */
export function builtRoad({ road }: Pick<Content, "road">): BuiltRoad {
  const current = bulletinInForce(road, buildTime);
  const others = bulletinsNotOver(road, buildTime).filter((bulletin) => bulletin !== current);
  return { current, others };
}

const byTitle = (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title, "it");

/** The texts of a collection in alphabetical order, with their first line. */
function verses(content: Content, collection: "hymns" | "prayers") {
  return content[collection]
    .map((entry) => ({
      title: entry.fields.title,
      address: collections[collection].addressOf(entry),
      note: entry.prose.firstLine,
    }))
    .sort(byTitle);
}

/** The lists of an index, with the headings over them. */
function indexGroups(content: Content, name: Extract<SpecialName, `indice ${string}`>) {
  switch (name) {
    case "indice di inni e preghiere":
      return [
        { title: "Preghiere", items: verses(content, "prayers") },
        { title: "Inni", items: verses(content, "hymns") },
      ];
    case "indice delle preghiere":
      return groupedVerses(content, "prayers");
    case "indice degli inni":
      return groupedVerses(content, "hymns");
    case "indice delle offerte":
      return [{ title: "Le forme dell’offerta", items: offerings(content) }];
  }
}

/** Verses in the groups and in the order of content/verse-groups.yaml. */
export function groupedVerses(content: Content, collection: "hymns" | "prayers") {
  const items = verses(content, collection);
  return content.verseGroups[collection].map(({ title, slugs }) => ({
    title,
    items: slugs
      .map((slug) => collections[collection].addressOf({ slug }))
      .flatMap((address) => items.filter((item) => item.address === address)),
  }));
}

function offerings(content: Content) {
  return content.offerings.map((entry) => ({
    title: entry.fields.title,
    address: collections.offerings.addressOf(entry),
    note: entry.fields.summary,
  }));
}

/** The regions from which companies come, with how many they are: the largest first. */
function regionsOf({ companies }: Content) {
  const names = [...new Set(companies.map(({ fields }) => fields.region))];
  return names
    .map((title) => ({
      id: title.toLowerCase(),
      title,
      count: companies.filter(({ fields }) => fields.region === title).length,
    }))
    .sort((one, other) => other.count - one.count);
}

/** The companies that set out on each day; those of which it is not known are left out. */
function companiesByDay({ companies }: Content) {
  const days = departureDays(companies);
  return days.map((day, index) => ({
    day,
    companies: companies
      .filter(({ fields }) => dayOf(fields, days) === index)
      .map(companyLink)
      .sort(byTitle),
  }));
}

/** All companies in alphabetical order, with what they are chosen by. */
function companiesByName({ companies }: Content) {
  const days = departureDays(companies);
  return companies
    .map((company) => ({
      ...companyLink(company),
      region: company.fields.region.toLowerCase(),
      day: dayOf(company.fields, days),
    }))
    .sort(byTitle);
}
