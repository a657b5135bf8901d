import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { wordsOf } from "../../../domain/search/words.ts";

/** Letters of a sentence that are shown at most; a longer one is cut around what was found. */
const LONGEST = 180;

/** Letters before the first word that was found, where a sentence is cut. */
const LEAD = 60;

/** How much more a word counts that is in the heading: of as many words, what stands under it answers. */
const AS_HEADING = 0.5;

/** A piece of a text, where it begins in it, and whether it is one of the words that were found. */
export interface Piece {
  start: number;
  text: string;
  isFound: boolean;
}

/** What a page answers, and the anchor of the heading under which it does, where that is further down. */
export interface Answer {
  text: string;
  id?: string | undefined;
}

/**
 * The sentence of a page that has most of the terms, the earliest of several; its summary if none has more. A heading counts
 * for what stands under it, and is said with it.
 */
export function answerOf(
  { title, summary, parts }: SearchedPage,
  terms: ReadonlySet<string>,
): Answer {
  let best: Answer & { count: number } = { text: summary, count: countOf(summary, terms) };
  for (const { heading = "", id, passages } of parts) {
    const named = countOf(heading, terms);
    for (const passage of passages.length > 0 ? passages : [""]) {
      const under = named > 0 ? `${heading}${/[.!?…]$/.test(heading) ? "" : ":"} ` : "";
      const worth = (text: string) => countOf(under + text, terms) + named * AS_HEADING;
      // Most have none: only the others are taken apart.
      if (worth(passage) <= best.count) continue;
      for (const sentence of sentencesOf(passage)) {
        const count = worth(sentence);
        if (count > best.count) best = { text: under + sentence, id, count };
      }
    }
  }
  const isOfWholePage = countOf(title, terms) >= countOf(best.text, terms);
  return { text: cut(best.text, terms), id: isOfWholePage ? undefined : best.id };
}

/** How many of the terms a text has. */
function countOf(text: string, terms: ReadonlySet<string>): number {
  return new Set(termsFound(text, terms).map(({ term }) => term)).size;
}

const termsFound = (text: string, terms: ReadonlySet<string>) =>
  wordsOf(text).filter(({ term }) => terms.has(term));

/** A sentence ends where a capital letter follows: "alle 9.30" goes on. */
function sentencesOf(text: string): string[] {
  return (text.match(/.+?(?:[.!?…]+[»”)]*(?=\s+[\p{Lu}«“])|$)/gu) ?? []).map((each) => each.trim());
}

function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = termsFound(sentence, terms)[0]?.start ?? 0;
  const start = first <= LEAD ? 0 : sentence.indexOf(" ", first - LEAD) + 1;
  const end = start + LONGEST;
  const isCutAtEnd = end < sentence.length;
  const shown = sentence.slice(start, isCutAtEnd ? sentence.lastIndexOf(" ", end) : undefined);
  return `${start > 0 ? "… " : ""}${shown}${isCutAtEnd ? " …" : ""}`;
}

/** A text in pieces, so that the words that were found can be marked. */
export function markFound(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (end: number, isFound: boolean) => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), isFound });
    start = end;
  };
  for (const word of termsFound(text, terms)) {
    add(word.start, false);
    add(word.end, true);
  }
  add(text.length, false);
  return pieces;
}
