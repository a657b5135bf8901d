import type { PageLink } from "../../app/components/neighbour-links/neighbour-links.tsx";
import type { TextScreen } from "../../app/site-map.ts";
import {
  MADONNA_PAGE,
  PILGRIMAGE_PAGE,
  ROAD_PAGE,
  SEARCH_PAGE,
  SONGS_PAGE,
} from "../../domain/addresses.ts";
import {
  pictureRecord,
  type ReferencesImages,
  withPicture,
  withPictures,
} from "../images/pictures.ts";
import { qrCode } from "../images/qr-code.ts";
import { worldData } from "../maps/communities/world-data.ts";
import { dayOf, departureDays } from "../maps/company-map/departures.ts";
import { townMap } from "../maps/company-map/town-map.ts";
import { routeOf } from "../maps/company-map/way.ts";
import { figuresPlaced } from "../markdown/figures.ts";
import { LANGUAGES } from "../markdown/verse/verse-layout.ts";
import { searchFile } from "../outputs/search-file.ts";
import { type CollectionName, collections } from "../read/collections.ts";
import type { Entry } from "../read/entry.ts";
import { legalRecord } from "../read/legal-record.ts";
import type { Content } from "../read/model.ts";
import type { CompanyFields } from "../schemas/company.ts";
import type { LegalFields } from "../schemas/legal.ts";
import type { PageFields } from "../schemas/page.ts";
import type { Section } from "../schemas/sections.ts";
import type { VerseFields } from "../schemas/verse.ts";
import { MAIN_PAGE, PILGRIM_SHEET, publishedEntries, screenOf } from "./addresses.ts";
import { allPages } from "./all-pages.ts";
import { companyLink } from "./company-link.ts";
import { builtRoad, companiesByName, groupedVerses, widgetData } from "./page-widgets.ts";
import { timetableOf } from "./timetable.ts";

/* The data of the screens, from the content and an address: plain data, rendered by entry.server.tsx. */

/** Returns the data of the page at an address, by kind of page, with its pictures; undefined if there is none. */
export async function pageData(content: Content, address: string): Promise<PageData | undefined> {
  if (address === SEARCH_PAGE) return searchPageData(content);
  const found = publishedEntries(content).find((published) => published.address === address);
  if (!found) return undefined;
  const makePage = pageMakers[found.collection] as PageMaker;
  return makePage(content, found.entry as never, address);
}

/** The data functions of pages, by collection. */
const pageMakers = {
  pages: (content: Content, entry: Entry<PageFields>, address: string) => {
    switch (entry.slug) {
      case MAIN_PAGE:
        return mainData(content, entry, address);
      case PILGRIM_SHEET:
        return pilgrimSheetData(content, entry, address);
      default:
        return textPageData(content, entry, address);
    }
  },
  offerings: textPageData,
  hymns: (content: Content, entry: Entry<VerseFields>, address: string) =>
    verseData(content, entry, "hymns", address),
  prayers: (content: Content, entry: Entry<VerseFields>, address: string) =>
    verseData(content, entry, "prayers", address),
  companies: companyData,
  legal: legalData,
} satisfies { [Name in CollectionName]: unknown };

type PageMaker = (content: Content, entry: never, address: string) => Promise<PageData>;

export type PageData =
  | Awaited<ReturnType<(typeof pageMakers)[CollectionName]>>
  | ReturnType<typeof searchPageData>;

export type PageDataOf<Kind extends PageData["kind"]> = Extract<PageData, { kind: Kind }>;

/** The data of a text page of any kind. */
export type TextData = Awaited<ReturnType<typeof textPageData>>;

/** Returns the data of a page whose text is a single file, with the widget above the text if the file names one. */
async function textPageData(content: Content, entry: Entry<PageFields>, address: string) {
  // Entries of pages and offerings always use a text template: checks.ts rejects addresses of other screens.
  const kind = screenOf(content, address) as TextScreen;
  return {
    kind,
    ...(await shownFields(entry)),
    address,
    contents: contentsOf(entry),
    moments: await momentsOf(content, entry),
    section: await sectionData(content, address),
    special: entry.fields.special && (await widgetData(content, entry.fields.special, address)),
    world: kind === "community" ? worldData(content, address) : undefined,
  };
}

async function verseData(
  content: Content,
  entry: Entry<VerseFields>,
  collection: "hymns" | "prayers",
  address: string,
) {
  const { index } = collections[collection];
  const { headings, mysteries } = entry.prose;
  return {
    kind: collection,
    ...(await shownFields(entry)),
    address,
    index,
    languages: headings.filter(({ text }) => text in LANGUAGES),
    mysteries,
    /** In the order of their index. */
    neighbours: await neighboursOf(
      content,
      groupedVerses(content, collection).flatMap(({ items }) => items),
      address,
    ),
  };
}

async function companyData(content: Content, entry: Entry<CompanyFields>, address: string) {
  const { index } = collections.companies;
  const { nearby, position: _onTheMap, ...fields } = await shownFields(entry);
  const days = departureDays(content.companies);
  return {
    kind: "company" as const,
    ...fields,
    slug: entry.slug,
    /** The index of its day of departure, from 0. */
    day: dayOf(entry.fields, days),
    map: townMap(entry, content.companies),
    way: routeOf(fields.route),
    nearby: nearby
      .flatMap((name) => content.companies.filter(({ slug }) => slug === name))
      .map((company) => ({ ...companyLink(company), day: dayOf(company.fields, days) })),
    neighbours: companiesBeside(content, address),
    address,
    index,
  };
}

/** Returns the previous and the next company by name. */
function companiesBeside(content: Content, address: string) {
  const companies = companiesByName(content).map(({ title, address }) => ({ title, address }));
  const position = companies.findIndex((company) => company.address === address);
  return { previous: companies[position - 1], next: companies[position + 1] };
}

/** Returns the texts of a legal page, Italian first. */
async function legalData(content: Content, _entry: Entry<LegalFields>, address: string) {
  const entries = content.legal
    .filter((entry) => collections.legal.addressOf(entry) === address)
    .sort((one, other) => one.fields.id - other.fields.id);
  const texts = await Promise.all(
    entries.map(async (entry) => {
      const { html, gallery, ...shown } = await shownFields(entry);
      return {
        ...shown,
        contents: entry.prose.headings,
        record: legalRecord(entry.fields, html, gallery),
      };
    }),
  );
  const { title, summary } = firstOf(texts);
  return { kind: "legal" as const, title, summary, address, texts };
}

/** Returns the data of the main page: its text, the dates for its cards, and a link card for each section. */
async function mainData(content: Content, entry: Entry<PageFields>, address: string) {
  return {
    kind: "main" as const,
    ...(await shownFields(entry)),
    address,
    feasts: content.calendar.feasts,
    road: { advice: content.calendar.road, ...builtRoad(content) },
    timetable: timetableOf(content),
    greatDoors: await Promise.all(HERO_PAGES.map((door) => doorTo(content, door))),
    sections: await Promise.all(
      content.sections.map(async ({ title, summary, addresses: [first = ""] }) => ({
        ...(await doorTo(content, first)),
        title,
        summary,
      })),
    ),
  };
}

/** The targets of the large link cards on the main page: the Madonna, the pilgrimage and the prayers. */
const HERO_PAGES = [MADONNA_PAGE, PILGRIMAGE_PAGE, SONGS_PAGE];

/** Returns a link card of a page: its title, summary and picture. */
async function doorTo(content: Content, address: string) {
  const found = publishedEntries(content).find((published) => published.address === address);
  const { title = "", summary = "", picture } = found?.entry.fields ?? {};
  return { address, title, summary, picture: picture && (await pictureRecord(picture)) };
}

/** Returns the data of the pilgrim's sheet: its text, and the other content printed on it. */
async function pilgrimSheetData(content: Content, entry: Entry<PageFields>, address: string) {
  const { pilgrimSheet, prayers, hymns } = content;
  const verse = (entries: readonly Entry<VerseFields>[], name: string, count?: number) =>
    entries
      .filter(({ slug }) => slug === name)
      .map(({ fields, prose }) => ({
        title: fields.title,
        strophes: prose.strophes.slice(0, count),
      }));
  return {
    kind: "pilgrim-sheet" as const,
    ...(await shownFields(entry)),
    address,
    section: await sectionData(content, address),
    wayHere: { web: content.site.web, code: qrCode(content.site.web + ROAD_PAGE) },
    feasts: content.calendar.feasts.map(({ name, rule }) => ({ name, rule })),
    timetable: timetableOf(content),
    verses: [
      ...verse(prayers, pilgrimSheet.prayer),
      ...verse(hymns, pilgrimSheet.hymn, pilgrimSheet.strophes),
    ],
  };
}

/** Returns the data of the search page: the address of the index, and all pages by section. */
function searchPageData(content: Content) {
  return {
    kind: "search" as const,
    index: searchFile(content).address,
    groups: allPages(content),
  };
}

/** Returns the public fields of an entry, with its text. Open questions are left out: they are for the rector alone. */
async function shownFields<Fields extends ReferencesImages & { toConfirm: string[] }>({
  fields,
  prose,
}: Entry<Fields>) {
  const { toConfirm: _forTheRector, ...shown } = fields;
  return { ...(await withPictures(shown)), html: prose.html };
}

/** The minimum number of headings for a table of contents; fewer are found at a glance. */
const FEWEST_CONTENTS = 3;

/** Returns the headings of the table of contents; none for a short text. */
function contentsOf({ prose }: Entry<PageFields>) {
  return prose.headings.length < FEWEST_CONTENTS ? [] : prose.headings;
}

/** Returns the pictures of the timeline, by file, that a text shows. */
async function momentsOf({ timeline }: Content, { prose }: Entry<PageFields>) {
  const placed = figuresPlaced(prose.html);
  const pictures = timeline
    .flatMap(({ events }) => events.flatMap(({ picture = [] }) => picture))
    .filter(({ file }) => placed.includes(file));
  return Promise.all(
    pictures.map(async (picture) => ({
      file: picture.file,
      picture: await pictureRecord(picture),
    })),
  );
}

async function sectionData(content: Content, address: string) {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  if (!section) return undefined;
  const pages = sectionPages(content, section);
  return { title: section.title, pages, neighbours: await neighboursOf(content, pages, address) };
}

function sectionPages(content: Content, section: Section) {
  return section.addresses.map((address) => ({
    title: titleOf(content, address),
    address,
  }));
}

/** Returns the previous and the next page in a list, for reading in sequence; the next with its picture. */
async function neighboursOf(content: Content, pages: readonly PageLink[], address: string) {
  const position = pages.findIndex((page) => page.address === address);
  const next = pages[position + 1];
  const found = publishedEntries(content).find((published) => published.address === next?.address);
  const { picture }: ReferencesImages = found?.entry.fields ?? {};
  return {
    previous: pages[position - 1],
    next: next && (await withPicture({ title: next.title, address: next.address, picture })),
  };
}

/** Returns the title of a page in a section. */
function titleOf(content: Content, address: string): string {
  const found = publishedEntries(content).find((published) => published.address === address);
  return found?.entry.fields.title ?? "";
}

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error("Here the content is never empty.");
  return first;
}
