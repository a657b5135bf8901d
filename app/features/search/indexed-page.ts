import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { termsOf } from "../../../domain/search/words.ts";

/** Factor for a page whose title is the query. */
const AS_TITLE = 3;

/** Factor for a page whose title and section together contain every word of the query. */
const BY_NAME = 3;

/** Factor for a page whose text contains the query as a phrase. */
const AS_PHRASE = 1.5;

export type IndexedPage = ReturnType<typeof indexedPage>;

/** Prepares a page's texts by the fields of the index. */
export function indexedPage(page: SearchedPage) {
  const { address, title, section, summary, parts } = page;
  const headings = parts.map(({ heading }) => heading).join(". ");
  const text = parts.flatMap(({ passages }) => passages).join(" ");
  let phrase: string | undefined;
  return {
    id: address,
    page,
    title,
    section,
    summary,
    headings,
    text,
    /** Computed on demand: most pages never need it. */
    phrase() {
      phrase ??= phraseOf(termsOf([summary, headings, text].join(" ")));
      return phrase;
    },
  };
}

const phraseOf = (terms: readonly string[]) => ` ${terms.join(" ")} `;

/** Returns the weight of a page among others with the same words, by the terms of the query. */
export function weightOf(indexed: IndexedPage, typed: readonly string[]): number {
  const typedPhrase = phraseOf(typed);
  const name = termsOf(`${indexed.title} ${indexed.section}`);
  let weight = indexed.page.weight;
  if (phraseOf(termsOf(indexed.title)) === typedPhrase) weight *= AS_TITLE;
  else if (typed.length > 1 && typed.every((term) => name.includes(term))) weight *= BY_NAME;
  if (typed.length > 1 && indexed.phrase().includes(typedPhrase)) weight *= AS_PHRASE;
  return weight;
}
