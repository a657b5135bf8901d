import { hash } from "node:crypto";
import type { SearchData, SearchedPage } from "../../domain/search/search-data.ts";
import { publishedEntries, sectionAt } from "../pages/addresses.ts";
import { collectionNamed } from "../read/collections.ts";
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
    .map(({ collection, entry, address }) => {
      const { index, searchParts } = collectionNamed(collection);
      const section = sectionAt(content, address);
      const first = section === content.sections[0] ? 2 * FIRST_OF_SECTION : FIRST_OF_SECTION;
      return {
        address,
        title: entry.fields.title,
        section: section?.title ?? index?.title ?? OTHERS,
        summary: entry.fields.summary,
        weight: section ? 1 + first / (section.addresses.indexOf(address) + 1) : 1,
        parts: searchParts(entry, content),
      };
    });
}

/** Returns every page once, by section in reading order, those without a section last by name. */
export function allPages(content: Content) {
  const order = content.sections.flatMap(({ addresses }) => addresses);
  const pages = searchedPages(content).sort(
    (one, other) =>
      order.indexOf(one.address) - order.indexOf(other.address) ||
      one.title.localeCompare(other.title, "it"),
  );
  const names = [...content.sections, ...pages.map(({ section }) => ({ title: section }))];
  return [...new Set(names.map(({ title }) => title))].map((title) => ({
    title,
    items: pages
      .filter(({ section }) => section === title)
      .map(({ address, title }) => ({ title, address })),
  }));
}

/** Returns the search index as a file, its address containing a hash of the content. */
export function searchFile(content: Content): { address: string; text: string } {
  const text = JSON.stringify(searchData(content));
  return { address: `/assets/search-${hash("sha256", text).slice(0, 8)}.json`, text };
}
