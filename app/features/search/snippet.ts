import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { wordsOf } from "../../../domain/search/words.ts";

/** Maximum letters of a snippet, and those before the first match where a longer sentence is cut. */
const LONGEST = 180;
const LEAD = 60;

/** Additional weight of a word in the heading: with as many words, the text under it wins. */
const AS_HEADING = 0.5;

/** Piece of a text: its start, and whether it is a match. */
export interface Piece {
  start: number;
  text: string;
  isFound: boolean;
}

/** Snippet that answers the query, with the anchor of its heading if that is further down the page. */
export interface Answer {
  text: string;
  id?: string | undefined;
}

/** Returns the first sentence with most of the terms, or the summary. A heading counts for, and is quoted with, its text. */
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
      // Most have none: only the others are split.
      if (worth(passage) <= best.count) continue;
      for (const sentence of sentencesOf(passage)) {
        const count = worth(sentence);
        if (count > best.count) best = { text: under + sentence, id, count };
      }
    }
  }
  const isOfWholePage = countOf(title, terms) >= countOf(best.text, terms);
  // Telephone numbers are not broken.
  const text = cut(best.text, terms).replace(/(\d{3}) (?=\d{5})/g, "$1\u00a0");
  return { text, id: isOfWholePage ? undefined : best.id };
}

function countOf(text: string, terms: ReadonlySet<string>): number {
  return new Set(termsFound(text, terms).map(({ term }) => term)).size;
}

const termsFound = (text: string, terms: ReadonlySet<string>) =>
  wordsOf(text).filter(({ term }) => terms.has(term));

/** Splits a text into sentences, which end only before a capital letter: "alle 9.30" goes on. */
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

/** Splits a text into pieces, so that the matches can be marked. */
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
