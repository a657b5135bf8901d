import { hash } from "node:crypto";
import type { SearchData, SearchedPage } from "../../domain/search/search-data.ts";
import { type PublishedEntry, publishedEntries } from "../pages/addresses.ts";
import { type CollectionName, collectionNamed } from "../read/collections.ts";
import type { Content } from "../read/model.ts";

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
  return {
    address,
    title: entry.fields.title,
    section: sectionOf(content, collection, address),
    summary: entry.fields.summary,
    weight: weightOf(content, address),
    parts: collectionNamed(collection).searchParts(entry, content),
  };
}

/** Returns the title of the page's section, or of its index. */
function sectionOf(content: Content, collection: CollectionName, address: string): string {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  if (section) return section.title;
  return collectionNamed(collection).index?.title ?? OTHERS;
}

/** Weighs a page by its position in its section: earlier counts more. */
function weightOf({ sections }: Content, address: string): number {
  for (const [place, { addresses }] of sections.entries()) {
    const position = addresses.indexOf(address);
    if (position >= 0) return 1 + (FIRST_OF_SECTION * (place === 0 ? 2 : 1)) / (position + 1);
  }
  return 1;
}

/** Returns the search index as a file, its address containing a hash of the content. */
export function searchFile(content: Content): { address: string; text: string } {
  const text = JSON.stringify(searchData(content));
  return { address: `/assets/search-${hash("sha256", text).slice(0, 8)}.json`, text };
}
