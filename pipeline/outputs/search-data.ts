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

/** The group of pages that stand in no section and in no index. */
const OTHERS = "Questo sito";

/** How much more than others the first page of a section counts; of the first section, where one gets ready to come, twice. */
const FIRST_OF_SECTION = 0.5;

/** All that the search needs of the content (domain/search/search-data.ts): every page, and the words for its words. */
export function searchData(content: Content): SearchData {
  return {
    pages: searchedPages(content),
    synonyms: Object.fromEntries(
      content.synonyms.flatMap(({ typed, meant }) => typed.map((word) => [word, meant])),
    ),
  };
}

/** Every page of the content, each once: of a page in two languages the Italian text. */
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

/** The name of the section or of the index in which a page stands. */
function sectionOf(content: Content, collection: CollectionName, address: string): string {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  if (section) return section.title;
  const ofCollection = collections[collection];
  return "index" in ofCollection ? ofCollection.index.title : OTHERS;
}

/** The earlier a page stands in its section, the more it counts. */
function weightOf({ sections }: Content, address: string): number {
  for (const [place, { addresses }] of sections.entries()) {
    const position = addresses.indexOf(address);
    if (position >= 0) return 1 + (FIRST_OF_SECTION * (place === 0 ? 2 : 1)) / (position + 1);
  }
  return 1;
}

type PartsFor = (entry: never, content: Content) => TextPart[];

/**
 * What visitors read on each kind of page. Hours are left out: they change by themselves when their period is over, and
 * what the search says does not. Of the legal texts their title and summary are enough.
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
    // Hours have their answer of today at the top of the page.
    ...(fields.special === "orari" ? prose.parts.map(withoutPlace) : prose.parts),
  ].filter(({ heading, passages }) => heading !== undefined || passages.length > 0);
}

function verseParts({ fields, prose }: Entry<VerseFields>): TextPart[] {
  const { when, origin, author, year, note } = fields;
  const [first, ...others] = prose.parts;
  // The text begins under the title: its first heading is no place further down.
  return [
    ...(first ? [withoutPlace(first)] : []),
    ...others,
    part([when, origin, author, year, note]),
  ];
}

/** The feasts of the year as features/feasts/upcoming-feasts.tsx shows them, without the year. */
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

/** A part without a heading, of what there is. */
const part = (texts: readonly (string | undefined)[]): TextPart => ({
  passages: texts.filter((text) => text !== undefined),
});
