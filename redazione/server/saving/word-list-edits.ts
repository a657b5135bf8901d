import { curvedApostrophes } from "../../../pipeline/checks/language/words.ts";

/** The list of words with some more at its end, where words of any kind stand. */
export function withWords(source: string, words: readonly string[]): string {
  const lines = source.trimEnd().split("\n");
  const added = words
    .map((word) => curvedApostrophes(word.trim()))
    .filter((word) => /^[^\s#]+$/.test(word) && !lines.includes(word));
  return added.length === 0 ? source : `${[...lines, ...new Set(added)].join("\n")}\n`;
}
