import type { MonthDay } from "../time/calendar-date.ts";
import { collectionPrefixes, pageAddress } from "./addresses.ts";
import { cardName } from "./cards.ts";
import type { Content, Entry } from "./model.ts";
import type {
  CompanyFields,
  LegalFields,
  PageFields,
  Section,
  VerseFields,
  VerseGroups,
} from "./schemas.ts";

/*
 * What each kind of screen shows, from the content and an address. Every function throws a 404
 * response for an address without content; while building there is none.
 */

/** The address of a request: its path without the slash that prerendering puts at the end. */
export function addressOf(url: URL): string {
  return url.pathname.replace(/\/$/, "");
}

/** The page with its text, contents, sources and section, for routes/page.tsx; offerings included. */
export function pageData(content: Content, address: string) {
  const entry = findPage(content, address);
  return {
    ...textOf(entry),
    address,
    contents: contentsOf(entry),
    section: sectionData(content, address),
    card: cardName(content, address),
  };
}

/** A page of text with the feasts of every year, for routes/feasts.tsx. */
export function feastsData(content: Content, address: string) {
  return { ...pageData(content, address), feasts: content.calendar.feasts };
}

/** A page of text with the ordinary hours that are confirmed, for routes/hours.tsx. */
export function hoursData(content: Content, address: string) {
  return { ...pageData(content, address), hours: content.hours };
}

/** A page of text with the index of collections, for routes/list.tsx. */
export function listData(content: Content, address: string) {
  return { ...pageData(content, address), groups: groupsFor(content, address) };
}

/** The page of the companies: by region, by the day on which they set out, and by the day they had in 2020. */
export function companiesData(content: Content, address: string) {
  return {
    ...pageData(content, address),
    regions: companiesByRegion(content),
    departures: companiesByDay(content, ({ departure }) => departure),
    days2020: companiesByDay(content, dayOf2020),
  };
}

/** A hymn or a prayer, for routes/verse.tsx. */
export function verseData(content: Content, address: string) {
  const collection = address.startsWith(collectionPrefixes.hymns) ? "hymns" : "prayers";
  const entry = found(
    content[collection].find(({ slug }) => collectionPrefixes[collection] + slug === address),
  );
  const index = INDEXES[collection];
  const { mysteries } = entry.prose;
  return { ...textOf(entry), address, index, mysteries, card: cardName(content, index.address) };
}

/** A company of pilgrims, for routes/company.tsx. */
export function companyData(content: Content, address: string) {
  const entry = found(
    content.companies.find(({ slug }) => collectionPrefixes.companies + slug === address),
  );
  const index = INDEXES.companies;
  return { ...textOf(entry), address, index, card: cardName(content, index.address) };
}

/** The texts of a legal page, Italian first, for routes/legal.tsx. */
export function legalData(content: Content, address: string) {
  const prefix = found(LEGAL_CATEGORIES[address]);
  const texts = content.legal
    .filter(({ fields }) => fields.category.startsWith(prefix))
    .sort((one, other) => one.fields.id - other.fields.id)
    .map(({ fields, prose }) => ({ fields, html: prose.html }));
  const { title, summary } = firstOf(texts).fields;
  return {
    title,
    summary,
    address,
    texts: texts.map(({ fields }) => ({
      title: fields.title,
      language: fields.language,
      effectiveDate: fields.effectiveDate,
      toConfirm: fields.toConfirm,
      gallery: fields.gallery,
    })),
    prose: texts.map(({ html }) => html) as string[] | undefined,
  };
}

/** The main page: its text, what its cards need of the year, and a door to each section. */
export function mainData(content: Content) {
  const address = pageAddress("realhome");
  return {
    ...textOf(findPage(content, address)),
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

/** Where a legal text is published. */
export function legalAddress(category: LegalFields["category"]): string | undefined {
  return Object.keys(LEGAL_CATEGORIES).find((address) =>
    category.startsWith(LEGAL_CATEGORIES[address] ?? ""),
  );
}

function findPage(content: Content, address: string): Entry<PageFields> {
  return found(
    content.pages.find((entry) => pageAddress(entry.slug) === address) ??
      content.offerings.find((entry) => collectionPrefixes.offerings + entry.slug === address),
  );
}

/** The prose is optional because the browser's first copy of the data comes without it (components/prose.tsx). */
function textOf<Fields>({ fields, prose }: Entry<Fields>): Fields & { prose: string | undefined } {
  return { ...fields, prose: prose.html };
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
    title: findPage(content, address).fields.title,
    address,
  }));
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

function groupsFor(content: Content, address: string) {
  const hymns = verses(content.hymns, collectionPrefixes.hymns);
  const prayers = verses(content.prayers, collectionPrefixes.prayers);
  switch (address) {
    case "/app/inni-preghiere":
      return [
        { title: "Preghiere", items: prayers },
        { title: "Inni", items: hymns },
      ];
    case "/app/preghiere/home":
      return grouped(content.verseGroups.prayers, collectionPrefixes.prayers, prayers);
    case "/app/inni/home":
      return grouped(content.verseGroups.hymns, collectionPrefixes.hymns, hymns);
    case "/app/offerte":
      return [{ title: "Le forme dell’offerta", items: offerings(content) }];
    default:
      throw new Error(`No collection is listed at ${address}.`);
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

function dayOf2020({ day2020 }: CompanyFields): MonthDay | undefined {
  if (!day2020) return undefined;
  const [, month = 0, day = 0] = day2020.split("-").map(Number);
  return { month, day };
}

function firstOf<Item>(items: readonly Item[]): Item {
  return found(items[0]);
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Response("Not Found", { status: 404 });
  return value;
}
