import type { MonthDay } from "../time/calendar-date.ts";
import { collectionPrefixes, collections, pageAddress } from "./addresses.ts";
import { cardName } from "./cards.ts";
import type { Content, Entry } from "./model.ts";
import { type NamesPictures, withPictures } from "./pictures.ts";
import type { CompanyFields } from "./schemas/company.ts";
import type { PageFields, SpecialName } from "./schemas/page.ts";
import type { Section } from "./schemas/sections.ts";
import type { VerseFields } from "./schemas/verse.ts";
import type { VerseGroups } from "./schemas/verse-groups.ts";

/*
 * What the screens show, from the content and an address: plain data, of which entry.server.tsx makes the pages.
 */

/** The page at an address, as the kind of page that it is, with its pictures; undefined where the content has none. */
export async function pageData(content: Content, address: string) {
  if (address === pageAddress("realhome")) return mainData(content);
  if (address in LEGAL_CATEGORIES) return legalData(content, address);
  const collection = collections.find((name) => address.startsWith(collectionPrefixes[name]));
  const slug = collection && address.slice(collectionPrefixes[collection].length);
  switch (collection) {
    case "hymns":
    case "prayers": {
      const entry = content[collection].find((each) => each.slug === slug);
      if (entry) return verseData(content, entry, collection, address);
      break;
    }
    case "companies": {
      const entry = content.companies.find((each) => each.slug === slug);
      if (entry) return companyData(content, entry, address);
      break;
    }
    case "offerings": {
      const entry = content.offerings.find((each) => each.slug === slug);
      if (entry) return textPageData(content, entry, address);
      break;
    }
  }
  const entry = content.pages.find((each) => pageAddress(each.slug) === address);
  return entry && textPageData(content, entry, address);
}

export type PageData = NonNullable<Awaited<ReturnType<typeof pageData>>>;

/** The data of one kind of page. */
export type PageDataOf<Kind extends PageData["kind"]> = Extract<PageData, { kind: Kind }>;

/** A page whose whole text is one file, and what stands over the text if the file says so. */
async function textPageData(content: Content, entry: Entry<PageFields>, address: string) {
  return {
    kind: "text-page" as const,
    ...(await shownFields(entry)),
    address,
    contents: contentsOf(entry),
    section: sectionData(content, address),
    card: cardName(content, address),
    special: entry.fields.special && specialData(content, entry.fields.special),
  };
}

/** What can stand over the text of a page, by the name that an editor writes. */
function specialData(content: Content, name: SpecialName) {
  switch (name) {
    case "prossime feste":
      return { kind: "feasts" as const, feasts: content.calendar.feasts };
    case "orari":
      return { kind: "hours" as const, hours: content.hours };
    case "compagnie":
      return {
        kind: "companies" as const,
        regions: companiesByRegion(content),
        departures: companiesByDay(content, ({ departure }) => departure),
      };
    default:
      return { kind: "index" as const, groups: indexGroups(content, name) };
  }
}

export type SpecialData = ReturnType<typeof specialData>;

/** A hymn or a prayer. */
async function verseData(
  content: Content,
  entry: Entry<VerseFields>,
  collection: "hymns" | "prayers",
  address: string,
) {
  const index = INDEXES[collection];
  const { mysteries } = entry.prose;
  return {
    kind: collection,
    ...(await shownFields(entry)),
    address,
    index,
    mysteries,
    card: cardName(content, index.address),
  };
}

/** A company of pilgrims. */
async function companyData(content: Content, entry: Entry<CompanyFields>, address: string) {
  const index = INDEXES.companies;
  const { nearby, ...fields } = await shownFields(entry);
  return {
    kind: "company" as const,
    ...fields,
    nearby: nearby
      .flatMap((name) => content.companies.filter(({ slug }) => slug === name))
      .map(companyLink),
    address,
    index,
    card: cardName(content, index.address),
  };
}

/** The texts of a legal page, Italian first. */
async function legalData(content: Content, address: string) {
  const prefix = LEGAL_CATEGORIES[address] ?? "";
  const entries = content.legal
    .filter(({ fields }) => fields.category.startsWith(prefix))
    .sort((one, other) => one.fields.id - other.fields.id);
  const texts = await Promise.all(entries.map(shownFields));
  const { title, summary } = firstOf(texts);
  return { kind: "legal" as const, title, summary, address, texts };
}

/** The main page: its text, what its cards need of the year, and a door to each section. */
async function mainData(content: Content) {
  const address = pageAddress("realhome");
  const entry = firstOf(content.pages.filter(({ slug }) => slug === "realhome"));
  return {
    kind: "main" as const,
    ...(await shownFields(entry)),
    address,
    feasts: content.calendar.feasts.map(({ name, rule }) => ({ name, rule })),
    road: content.calendar.road,
    hours: content.hours.map(({ startDate, endDate, masses }) => ({ startDate, endDate, masses })),
    doors: content.sections.map(({ title, summary, addresses }) => ({
      title,
      summary,
      address: firstOf(addresses),
    })),
  };
}

const INDEXES = {
  hymns: { title: "Inni", address: "/app/inni/home" },
  prayers: { title: "Preghiere", address: "/app/preghiere/home" },
  companies: { title: "Le compagnie", address: "/app/pellegrinaggio/compagnie" },
};

const LEGAL_CATEGORIES: Record<string, string> = {
  "/app/privacy-policy": "Privacy Policy",
  "/app/cookie-consent": "Cookie Consent",
};

/** The fields of an entry that visitors see, with its text. What is to be confirmed is for the rector alone. */
async function shownFields<Fields extends NamesPictures & { toConfirm: string[] }>({
  fields,
  prose,
}: Entry<Fields>) {
  const { toConfirm: _forTheRector, ...shown } = fields;
  return { ...(await withPictures(shown)), html: prose.html };
}

/** Fewer headings than these are found at a glance. */
const FEWEST_CONTENTS = 3;

/** The headings worth listing beside the text; none for a short one. */
function contentsOf({ prose }: Entry<PageFields>) {
  return prose.headings.length < FEWEST_CONTENTS ? [] : prose.headings;
}

function sectionData(content: Content, address: string) {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  return section && { title: section.title, pages: sectionPages(content, section) };
}

function sectionPages(content: Content, section: Section) {
  return section.addresses.map((address) => ({
    title: titleOf(content, address),
    address,
  }));
}

/** The title of a page or of an offering: what sections are made of. */
function titleOf({ pages, offerings }: Content, address: string): string {
  const entry =
    pages.find(({ slug }) => pageAddress(slug) === address) ??
    offerings.find(({ slug }) => collectionPrefixes.offerings + slug === address);
  return entry?.fields.title ?? "";
}

const byTitle = (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title, "it");

function verses(entries: Entry<VerseFields>[], prefix: string) {
  return entries
    .map(({ slug, fields, prose }) => ({
      title: fields.title,
      address: prefix + slug,
      note: prose.firstLine,
    }))
    .sort(byTitle);
}

/** The lists of an index, with the headings over them. */
function indexGroups(
  content: Content,
  name: Exclude<SpecialName, "prossime feste" | "orari" | "compagnie">,
) {
  const hymns = verses(content.hymns, collectionPrefixes.hymns);
  const prayers = verses(content.prayers, collectionPrefixes.prayers);
  switch (name) {
    case "indice di inni e preghiere":
      return [
        { title: "Preghiere", items: prayers },
        { title: "Inni", items: hymns },
      ];
    case "indice delle preghiere":
      return grouped(content.verseGroups.prayers, collectionPrefixes.prayers, prayers);
    case "indice degli inni":
      return grouped(content.verseGroups.hymns, collectionPrefixes.hymns, hymns);
    case "indice delle offerte":
      return [{ title: "Le forme dell’offerta", items: offerings(content) }];
  }
}

/** Verses in the groups and in the order of content/verse-groups.yaml. */
function grouped(groups: VerseGroups["hymns"], prefix: string, items: ReturnType<typeof verses>) {
  return groups.map(({ title, slugs }) => ({
    title,
    items: slugs.flatMap((slug) => items.filter(({ address }) => address === prefix + slug)),
  }));
}

function offerings(content: Content) {
  return content.offerings.map(({ slug, fields }) => ({
    title: fields.title,
    address: collectionPrefixes.offerings + slug,
    note: fields.summary,
  }));
}

const companyLink = ({ slug, fields }: Entry<CompanyFields>) => ({
  title: fields.title,
  address: collectionPrefixes.companies + slug,
});

function companiesByRegion({ companies }: Content) {
  const regions = [...new Set(companies.map(({ fields }) => fields.region))];
  return regions
    .map((region) => ({
      id: region.toLowerCase(),
      title: region,
      items: companies
        .filter(({ fields }) => fields.region === region)
        .map((company) => ({
          ...companyLink(company),
          note:
            company.fields.municipality === company.fields.title
              ? undefined
              : company.fields.municipality,
        }))
        .sort(byTitle),
    }))
    .sort((one, other) => other.items.length - one.items.length);
}

/** The companies of each day, given as month and day; those without one are left out. */
function companiesByDay(
  { companies }: Content,
  dayOf: (fields: CompanyFields) => MonthDay | undefined,
) {
  const days = new Map<string, { day: MonthDay; companies: ReturnType<typeof companyLink>[] }>();
  for (const company of companies) {
    const day = dayOf(company.fields);
    if (!day) continue;
    const key = `${day.month}-${day.day}`;
    days.set(key, { day, companies: [...(days.get(key)?.companies ?? []), companyLink(company)] });
  }
  return [...days.values()].sort(
    (one, other) => one.day.month - other.day.month || one.day.day - other.day.day,
  );
}

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error("Here the content is never empty.");
  return first;
}
