import { feastId } from "../../domain/feasts/feasts.ts";
import type { SearchData, SearchedPage, TextPart } from "../../domain/search/search-data.ts";
import { dayInWords } from "../../domain/time/calendar-date.ts";
import { type PublishedEntry, publishedEntries } from "../pages/addresses.ts";
import { type CollectionName, collections } from "../read/collections.ts";
import type { Entry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import type { CompanyFields } from "../schemas/company.ts";
import type { PageFields } from "../schemas/page.ts";
import type { VerseFields } from "../schemas/verse.ts";

/** The group of pages that belong to no section and no index. */
const OTHERS = "Questo sito";

/** The extra weight of the first page of a section; doubled for the first section, which prepares for a visit. */
const FIRST_OF_SECTION = 0.5;

/** Builds the search index (domain/search/search-data.ts): every page, and the synonyms. */
export function searchData(content: Content): SearchData {
  return {
    pages: searchedPages(content),
    synonyms: Object.fromEntries(
      content.synonyms.flatMap(({ typed, meant }) => typed.map((word) => [word, meant])),
    ),
  };
}

/** Returns every page of the content once: of a page in two languages, the Italian version. */
export function searchedPages(content: Content): SearchedPage[] {
  return publishedEntries(content)
    .filter(({ entry }) => entry.fields.language !== "en")
    .map((published) => searchedPage(content, published));
}

function searchedPage(
  content: Content,
  { collection, entry, address }: PublishedEntry,
): SearchedPage {
  const partsFor = textParts[collection] as PartsFor;
  return {
    address,
    title: entry.fields.title,
    section: sectionOf(content, collection, address),
    summary: entry.fields.summary,
    weight: weightOf(content, address),
    parts: partsFor(entry as never, content),
  };
}

/** Returns the title of the page's section, or of its index. */
function sectionOf(content: Content, collection: CollectionName, address: string): string {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  if (section) return section.title;
  const ofCollection = collections[collection];
  return "index" in ofCollection ? ofCollection.index.title : OTHERS;
}

/** Weighs a page by its position in its section: earlier counts more. */
function weightOf({ sections }: Content, address: string): number {
  for (const [place, { addresses }] of sections.entries()) {
    const position = addresses.indexOf(address);
    if (position >= 0) return 1 + (FIRST_OF_SECTION * (place === 0 ? 2 : 1)) / (position + 1);
  }
  return 1;
}

type PartsFor = (entry: never, content: Content) => TextPart[];

/**
 * The indexed text of each kind of page. Hours are left out: the page updates itself when a period ends, the index does
 * not. Of legal texts, title and summary suffice.
 */
const textParts = {
  pages: pageParts,
  offerings: pageParts,
  hymns: verseParts,
  prayers: verseParts,
  companies: ({ fields, prose }: Entry<CompanyFields>) => [
    part([
      `${fields.municipality}, provincia: ${fields.province}`,
      fields.region,
      fields.days,
      fields.route,
    ]),
    ...prose.parts,
  ],
  legal: () => [],
} satisfies { [Name in CollectionName]: unknown };

function pageParts({ fields, prose }: Entry<PageFields>, content: Content): TextPart[] {
  return [
    part(fields.facts.map(([name, value]) => `${name}: ${value}`)),
    ...(fields.special === "prossime feste" ? feastParts(content) : []),
    // Today's hours are at the top of the page, so results do not link to an anchor.
    ...(fields.special === "orari" ? prose.parts.map(withoutPlace) : prose.parts),
  ].filter(({ heading, passages }) => heading !== undefined || passages.length > 0);
}

function verseParts({ fields, prose }: Entry<VerseFields>): TextPart[] {
  const { when, origin, author, year, note } = fields;
  const [first, ...others] = prose.parts;
  // The text starts below the title: its first heading needs no anchor.
  return [
    ...(first ? [withoutPlace(first)] : []),
    ...others,
    part([when, origin, author, year, note]),
  ];
}

/** Returns the feasts of the year as features/feasts/upcoming-feasts.tsx shows them, without the year. */
function feastParts({ calendar }: Content): TextPart[] {
  return calendar.feasts.map(({ slug, name, what, rule }) => ({
    id: feastId(slug),
    heading: rule.from ? `${daysInWords(rule)}, ${name}` : name,
    passages: [what],
  }));
}

type Days = Record<"from" | "to", Parameters<typeof dayInWords>[0]>;

function daysInWords({ from, to }: Days): string {
  const end = dayInWords(to);
  return dayInWords(from) === end ? end : `${dayInWords(from)} - ${end}`;
}

const withoutPlace = ({ id, ...part }: TextPart): TextPart => part;

/** Builds a part without a heading, skipping undefined texts. */
const part = (texts: readonly (string | undefined)[]): TextPart => ({
  passages: texts.filter((text) => text !== undefined),
});
