import { readFileSync } from "node:fs";
import { decodeTrie } from "cspell-trie-lib";

/** hunspell's Italian dictionary; its words use straight apostrophes. */
const words = decodeTrie(
  readFileSync(new URL("dict/it-it.trie", import.meta.resolve("@cspell/dict-it-it"))),
);

/** Checks whether the dictionary has a word, also capitalised or in all capitals. */
export function isItalian(word: string): boolean {
  return formsOf(word).some((form) => words.has(form));
}

/** The largest extra cost of a suggestion over the likeliest one; a wrong letter costs about 100. */
const AS_LIKELY = 20;

/** Returns the words that may have been meant, likeliest first. Takes some milliseconds. */
export function suggestions(word: string): string[] {
  const found = words.suggestWithCost(word, { filter: (suggestion) => words.has(suggestion) });
  const [best = { cost: 0 }] = found;
  return found.filter(({ cost }) => cost <= best.cost + AS_LIKELY).map(({ word }) => word);
}

/** Returns the forms under which a list may have a word: as it is, and without its capitals. */
export function formsOf(word: string): string[] {
  const lower = word.toLowerCase();
  if (word.slice(1) === lower.slice(1)) return [word, lower];
  if (word !== word.toUpperCase()) return [word];
  return [word, lower, lower.replace(/\p{L}+/gu, (part) => part[0]?.toUpperCase() + part.slice(1))];
}
