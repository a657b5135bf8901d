import type { Query, SearchOptions } from "minisearch";
import type { Synonyms } from "../../../domain/search/search-data.ts";
import { termsOf, type Word } from "../../../domain/search/words.ts";

/** Builder of index queries: one for each word, in order. */
export type QueriesFor = (typed: readonly Word[], options?: SearchOptions) => Query[];

/** Creates queries of typed words: each matches itself and its synonyms, and the last may be unfinished. */
export function queriesWith(synonyms: Synonyms): QueriesFor {
  const meantBy = new Map(
    Object.entries(synonyms).map(([word, meant]) => [termsOf(word).join(" "), meant.map(termsOf)]),
  );
  return (typed, options = {}) =>
    typed.map((word, place) => {
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
