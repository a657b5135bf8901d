import type { Query, SearchOptions } from "minisearch";
import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchData, SearchedPage, Synonyms } from "../../../domain/search/search-data.ts";
import { termsOf, termsToIndex, type Word, wordsOf } from "../../../domain/search/words.ts";

export interface FoundPage {
  page: SearchedPage;
  /** Terms of the page that match (words.ts). */
  terms: ReadonlySet<string>;
}

/** Finds pages by a query, best first; none for stop words alone. */
export type Search = (query: string) => FoundPage[];

/** Fields of the index, with the weight of a word in each. */
const FIELDS = { title: 8, section: 2, summary: 3, headings: 3, text: 1 };

/** BM25 with little length normalisation: the most informative pages are the longest. */
const BM25 = { k: 1.2, b: 0.2, d: 0.5 };

/** Pages indexed per chunk: on a slow phone a tenth of a second. */
const STEP = 4;

/** Returns the share of letters that may differ: one in five, and none in short words. */
const fuzzy = (term: string) => (term.length < 4 ? false : 0.2);

/** Indexes the pages in small chunks, so that the browser stays responsive. */
export async function createSearch({ pages, synonyms }: SearchData): Promise<Search> {
  const indexed = new Map(pages.map((page) => [page.address, indexedPage(page)]));
  const index = new MiniSearch<IndexedPage>({
    idField: "address",
    fields: Object.keys(FIELDS),
    tokenize: termsToIndex,
    // Tokens are search terms already.
    processTerm: (term) => term,
    searchOptions: { boost: FIELDS, bm25: BM25, tokenize: (term) => [term] },
  });
  await index.addAllAsync([...indexed.values()], { chunkSize: STEP });
  const queriesFor = queriesWith(synonyms);

  /** Maps results to their pages, best first. */
  function ranked(results: readonly SearchResult[], typed: readonly Word[]) {
    const terms = typed.map(({ term }) => term);
    return results
      .flatMap((result) => {
        const page = indexed.get(result.id);
        if (!page) return [];
        const score = result.score * weightOf(page, terms);
        return [{ page, terms: new Set(result.terms), score, asked: result.queryTerms }];
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

/** Creates index queries of typed words, in order: each matches itself and its synonyms, and the last may be unfinished. */
function queriesWith(synonyms: Synonyms) {
  const meantBy = new Map(
    Object.entries(synonyms).map(([word, meant]) => [termsOf(word).join(" "), meant.map(termsOf)]),
  );
  return (typed: readonly Word[], options: SearchOptions = {}) =>
    typed.map((word, place): Query => {
      const meant = meantBy.get(word.term) ?? [];
      const isLast = place === typed.length - 1;
      return {
        combineWith: "OR",
        queries: [
          { ...options, queries: [word.term] },
          ...meant.map((queries): Query => ({ combineWith: "AND", queries })),
          // As it was typed: the stem of "calata" is the beginning of "calendari".
          ...(isLast ? [{ prefix: true, queries: [word.folded] }] : []),
        ],
      };
    });
}

/** Factors for a page whose title is the query, whose name has every word of it, whose text has it as a phrase. */
const AS_TITLE = 3;
const BY_NAME = 3;
const AS_PHRASE = 1.5;

type IndexedPage = ReturnType<typeof indexedPage>;

/** Adds to a page what else the index has fields for. */
function indexedPage(page: SearchedPage) {
  const headings = page.parts.map(({ heading }) => heading).join(". ");
  const text = page.parts.flatMap(({ passages }) => passages).join(" ");
  let phrase: string | undefined;
  return {
    ...page,
    headings,
    text,
    /** Computed on demand: most pages never need it. */
    phrase() {
      phrase ??= phraseOf(termsOf([page.summary, headings, text].join(" ")));
      return phrase;
    },
  };
}

const phraseOf = (terms: readonly string[]) => ` ${terms.join(" ")} `;

/** Returns the weight of a page among others with the same words, by the terms of the query. */
function weightOf(page: IndexedPage, typed: readonly string[]): number {
  const typedPhrase = phraseOf(typed);
  const name = termsOf(`${page.title} ${page.section}`);
  let { weight } = page;
  if (phraseOf(termsOf(page.title)) === typedPhrase) weight *= AS_TITLE;
  else if (typed.length > 1 && typed.every((term) => name.includes(term))) weight *= BY_NAME;
  if (typed.length > 1 && page.phrase().includes(typedPhrase)) weight *= AS_PHRASE;
  return weight;
}
