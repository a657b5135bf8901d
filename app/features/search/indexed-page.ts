import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { termsOf } from "../../../domain/search/words.ts";

/** How much more a page counts whose title is what was typed. */
const AS_TITLE = 3;

/** The same of a page whose title and section together have every word that was typed. */
const BY_NAME = 3;

/** The same of a page whose text has the words as they were typed, one after the other. */
const AS_PHRASE = 1.5;

export type IndexedPage = ReturnType<typeof indexedPage>;

/** A page with its texts by the fields of the index. */
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
    /** Made when it is asked for: for most pages it never is. */
    phrase() {
      phrase ??= phraseOf(termsOf([summary, headings, text].join(" ")));
      return phrase;
    },
  };
}

const phraseOf = (terms: readonly string[]) => ` ${terms.join(" ")} `;

/** How much a page counts beside others that have the same words, by the terms that were typed. */
export function weightOf(indexed: IndexedPage, typed: readonly string[]): number {
  const typedPhrase = phraseOf(typed);
  const name = termsOf(`${indexed.title} ${indexed.section}`);
  let weight = indexed.page.weight;
  if (phraseOf(termsOf(indexed.title)) === typedPhrase) weight *= AS_TITLE;
  else if (typed.length > 1 && typed.every((term) => name.includes(term))) weight *= BY_NAME;
  if (typed.length > 1 && indexed.phrase().includes(typedPhrase)) weight *= AS_PHRASE;
  return weight;
}
