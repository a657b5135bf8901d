import type { SearchedPage } from "./search-data.ts";
import { wordsOf } from "./words.ts";

/** Letters of a sentence that are shown at most; a longer one is cut around what was found. */
const LONGEST = 180;

/** Letters before the first word that was found, where a sentence is cut. */
const LEAD = 60;

/** A piece of a text, where it begins in it, and whether it is one of the words that were found. */
export interface Piece {
  start: number;
  text: string;
  isFound: boolean;
}

/** The sentence of a page that has most of the terms, the earliest of several; its summary if none has any. */
export function snippetOf({ summary, parts }: SearchedPage, terms: ReadonlySet<string>): string {
  const passages = parts.flatMap(({ heading = "", passages }) => [heading, ...passages]);
  let best = { sentence: summary, count: countOf(summary, terms) };
  for (const passage of passages) {
    // Most have none: only the others are taken apart.
    if (countOf(passage, terms) <= best.count) continue;
    for (const sentence of sentencesOf(passage)) {
      const count = countOf(sentence, terms);
      if (count > best.count) best = { sentence, count };
    }
  }
  return cut(best.sentence, terms);
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
