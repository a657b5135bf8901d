import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchData, SearchedPage } from "../../../domain/search/search-data.ts";
import { termsToIndex, type Word, wordsOf } from "../../../domain/search/words.ts";
import { type IndexedPage, indexedPage, weightOf } from "./indexed-page.ts";
import { queriesWith } from "./queries.ts";

/** A page that answers to what was typed. */
export interface FoundPage {
  page: SearchedPage;
  /** The terms of the page that answer (words.ts). */
  terms: ReadonlySet<string>;
}

/** Finds pages by what a visitor types, the best first; none by words that say nothing. */
export type Search = (query: string) => FoundPage[];

/** What a page is found by, and how much a word counts in it. */
const FIELDS = { title: 8, section: 2, summary: 3, headings: 3, text: 1 };

/** A word counts nearly as much in a long text as in a short one: the pages that say most are the longest. */
const BM25 = { k: 1.2, b: 0.2, d: 0.5 };

/** Pages that are made ready at a time: on a slow phone a tenth of a second. */
const STEP = 4;

/** How many letters of a word may be others than were typed: one of five, and in short words none. */
const fuzzy = (term: string) => (term.length < 4 ? false : 0.2);

/** Makes the pages ready to be searched, a few at a time, so that the browser can answer meanwhile. */
export async function createSearch({ pages, synonyms }: SearchData): Promise<Search> {
  const indexed = new Map(pages.map((page) => [page.address, indexedPage(page)]));
  const index = new MiniSearch<IndexedPage>({
    fields: Object.keys(FIELDS),
    tokenize: termsToIndex,
    // They are terms already.
    processTerm: (term) => term,
    searchOptions: { boost: FIELDS, bm25: BM25, tokenize: (term) => [term] },
  });
  await index.addAllAsync([...indexed.values()], { chunkSize: STEP });
  const queriesFor = queriesWith(synonyms);

  /** Results with their pages, the best first. */
  function ranked(results: readonly SearchResult[], typed: readonly Word[]) {
    const terms = typed.map(({ term }) => term);
    return results
      .flatMap((result) => {
        const found = indexed.get(result.id);
        if (!found) return [];
        const score = result.score * weightOf(found, terms);
        return [
          { page: found.page, terms: new Set(result.terms), score, asked: result.queryTerms },
        ];
      })
      .sort((one, other) => other.score - one.score);
  }

  return (query) => {
    const typed = wordsOf(query);
    if (typed.length === 0) return [];
    const exact = index.search({ combineWith: "AND", queries: queriesFor(typed) });
    if (exact.length > 0) return ranked(exact, typed);
    const wide = index.search({ combineWith: "OR", queries: queriesFor(typed, { fuzzy }) });
    const wordsIn = (asked: readonly string[]) =>
      typed.filter(({ term, folded }) => asked.includes(term) || asked.includes(folded)).length;
    return ranked(wide, typed).sort((one, other) => wordsIn(other.asked) - wordsIn(one.asked));
  };
}
