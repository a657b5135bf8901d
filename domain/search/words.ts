import { stemmer } from "@orama/stemmers/italian";

/** Word of a text, with its position. */
export interface Word {
  start: number;
  /** Offset at which the text continues after it. */
  end: number;
  /** Lower case without accents. */
  folded: string;
  /** Search term: the folded word without its ending. */
  term: string;
}

/** Words joined by an apostrophe are several, and found as one too: sant’Anna, santanna. */
const JOINED = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}\p{N}]+)*/gu;

const SINGLE = /[\p{L}\p{N}]+/gu;

/** Stop words, which are in nearly every sentence and say nothing of its subject. */
const EMPTY_WORDS = new Set(
  `ad ai agli al all alla alle allo che chi ci col com come con cosa cui da dagli dai dal dall dalla dalle dallo de degli
   dei del dell della delle dello di dov dove ed fra gli ha ho il in io la le lo ma mi ne negli nei nel nell nella nelle
   nello non oggi per perche qual quale quali quando quanto quest qui se si su sugli sui sul sull sulla sulle sullo tra un una
   uno vi`.split(/\s+/),
);

/** Converts to lower case without accents: "Perù" is "peru". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Terms of the words met so far: stemming takes longer than a lookup. */
const terms = new Map<string, string>();

/** Returns the search term of a single word; empty for a stop word or a single letter. */
function termOf(word: string): string {
  let term = terms.get(word);
  if (term === undefined) {
    const folded = fold(word);
    const isEmpty = EMPTY_WORDS.has(folded) || /^\p{L}$/u.test(folded);
    term = isEmpty ? "" : stemmer(folded);
    terms.set(word, term);
  }
  return term;
}

/** Returns the words of a text in order, without stop words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(SINGLE)].flatMap(({ 0: word, index }) => {
    const term = termOf(word);
    if (term === "") return [];
    return [{ start: index, end: index + word.length, folded: fold(word), term }];
  });
}

/** Returns the search terms of a text, in order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** Returns the same, with the words that an apostrophe joins also as one. */
export function termsToIndex(text: string): string[] {
  return [...text.matchAll(JOINED)].flatMap(([joined]) => {
    const parts = joined.match(SINGLE) ?? [];
    const single = parts.map(termOf).filter((term) => term !== "");
    return parts.length === 1 ? single : [...single, termOf(parts.join(""))];
  });
}
