import type { SpecialName } from "../../app/screens/text-page/collections.server.ts";
import { HYMNS_PAGE, PRAYERS_PAGE } from "../../domain/addresses.ts";
import { type BuiltRoad, bulletinInForce, bulletinsNotOver } from "../../domain/road/bulletins.ts";
import { withPicture } from "../images/pictures.ts";
import { companyItem, departureDays, mapOfCompanies } from "../maps/company-map/company-map.ts";
import { verseLine } from "../markdown/verse/verse-lines.ts";
import { collections } from "../read/collections.ts";
import type { Content } from "../read/model.ts";
import { sectionAt } from "./addresses.ts";
import { buildTime } from "./build-instant.ts";
import { doorTo } from "./page-parts.ts";
import { timetableOf } from "./timetable.ts";

/** Returns the data of the widget above the text of a page, by the name that editors write. */
export async function widgetData(content: Content, name: SpecialName, address: string) {
  switch (name) {
    case "prossime feste":
      return { kind: "feasts" as const, feasts: content.calendar.feasts };
    case "orari":
      return { kind: "hours" as const, timetable: timetableOf(content) };
    case "strada":
      return { kind: "road" as const, road: builtRoad(content) };
    case "compagnie": {
      const companies = companiesByName(content);
      return {
        kind: "companies" as const,
        map: mapOfCompanies(content),
        regions: regionsOf(content),
        departures: departureDays(content.companies).map((day, index) => ({
          day,
          companies: companies.filter((company) => company.day === index),
        })),
        companies,
      };
    }
    case "telefono":
      return { kind: "call" as const };
    case "tasto per stampare":
      return { kind: "print" as const };
    case "indice di inni e preghiere":
      return {
        kind: "letters" as const,
        doors: await Promise.all([PRAYERS_PAGE, HYMNS_PAGE].map((each) => doorTo(content, each))),
        lists: (["prayers", "hymns"] as const).map((name) => ({
          title: collections[name].index.title,
          items: verses(content, name).map(({ title, address }) => ({ title, address })),
        })),
      };
    case "indice delle preghiere":
      return { kind: "chapters" as const, chapters: await verseChapters(content, "prayers") };
    case "indice degli inni":
      return { kind: "chapters" as const, chapters: await verseChapters(content, "hymns") };
    case "indice delle offerte":
      return { kind: "doors" as const, doors: await sectionDoors(content, address) };
    case "indice delle pubblicazioni":
      return { kind: "shelf" as const, doors: await sectionDoors(content, address) };
    case "indice della sezione":
      return { kind: "prints" as const, chapters: [await sectionPrints(content, address)] };
  }
}

export type WidgetData = Awaited<ReturnType<typeof widgetData>>;

/** Returns the road bulletins not yet over at the time of the build. */
export function builtRoad({ road }: Pick<Content, "road">): BuiltRoad {
  const current = bulletinInForce(road, buildTime);
  const others = bulletinsNotOver(road, buildTime).filter((bulletin) => bulletin !== current);
  return { current, others };
}

const byTitle = (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title, "it");

/** Returns the texts of a collection in alphabetical order. */
function verses(content: Content, collection: "hymns" | "prayers") {
  return content[collection]
    .map(({ slug, fields, prose }) => ({
      title: fields.title,
      address: collections[collection].addressOf({ slug }),
      picture: fields.picture,
      line: verseLine(fields, prose.firstLine),
    }))
    .sort(byTitle);
}

/** Returns the texts in the groups and order of content/verse-groups.yaml. */
export function groupedVerses(content: Content, collection: "hymns" | "prayers") {
  const items = verses(content, collection);
  return content.verseGroups[collection].map(({ title, slugs }) => ({
    title,
    items: slugs
      .map((slug) => collections[collection].addressOf({ slug }))
      .flatMap((address) => items.filter((item) => item.address === address)),
  }));
}

function verseChapters(content: Content, collection: "hymns" | "prayers") {
  return Promise.all(
    groupedVerses(content, collection).map(async ({ title, items }) => ({
      title,
      items: await Promise.all(items.map(withPicture)),
    })),
  );
}

/** Returns link cards for the other pages in the section of an index, in order. */
function sectionDoors(content: Content, index: string) {
  const addresses = sectionAt(content, index)?.addresses ?? [];
  const others = addresses.filter((address) => address !== index);
  return Promise.all(others.map((address) => doorTo(content, address)));
}

/** Returns the other pages in the section of an index that have a picture, as a chapter, each with its summary. */
async function sectionPrints(content: Content, index: string) {
  const doors = await sectionDoors(content, index);
  return {
    title: sectionAt(content, index)?.title ?? "",
    items: doors
      .filter(({ picture }) => picture)
      .map(({ summary, ...page }) => ({ ...page, line: { text: summary, isFirstLine: false } })),
  };
}

/** Returns the home regions of the companies with the number of each, largest first. */
function regionsOf({ companies }: Content) {
  return [...Map.groupBy(companies, ({ fields }) => fields.region)]
    .map(([title, { length: count }]) => ({ id: title.toLowerCase(), title, count }))
    .sort((one, other) => other.count - one.count);
}

/** Returns all companies in alphabetical order, with the data they are filtered by. */
export function companiesByName({ companies }: Content) {
  const days = departureDays(companies);
  return companies.map((company) => companyItem(company, days)).sort(byTitle);
}
