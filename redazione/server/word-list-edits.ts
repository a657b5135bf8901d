import { curvedApostrophes, straightApostrophes } from "../../scripts/content-check/words.ts";

const alphabet = new Intl.Collator("it");

const inOrder = (one: string, other: string) =>
  alphabet.compare(straightApostrophes(one), straightApostrophes(other));

/** The list of words with some more, each in its place in the last group, which is for words of any kind. */
export function withWords(source: string, words: readonly string[]): string {
  const lines = source.trimEnd().split("\n");
  const group = lines.findLastIndex((line) => line.startsWith("#")) + 1;
  const added = words
    .map((word) => curvedApostrophes(word.trim()))
    .filter((word) => /^[^\s#]+$/.test(word) && !lines.includes(word));
  if (added.length === 0) return source;
  const last = [...lines.slice(group), ...new Set(added)].sort(inOrder);
  return `${[...lines.slice(0, group), ...last].join("\n")}\n`;
}
