import { curvedApostrophes } from "../../../pipeline/checks/language/words.ts";

/** Appends words to the word list, in its section for words of any kind. */
export function withWords(source: string, words: readonly string[]): string {
  const lines = source.trimEnd().split("\n");
  const added = words
    .map((word) => curvedApostrophes(word.trim()))
    .filter((word) => /^[^\s#]+$/.test(word) && !lines.includes(word));
  return added.length === 0 ? source : `${[...lines, ...new Set(added)].join("\n")}\n`;
}
