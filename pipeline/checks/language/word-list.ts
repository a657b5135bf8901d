import { straightApostrophes } from "./words.ts";

/** The custom word list, for correct words that no dictionary has: content/parole.txt. */
export const WORD_LIST_FILE = "parole.txt";

/** Parses a word list: one word per line, with comments (# Paesi). Apostrophes become straight. */
export function parseWordList(source: string): Set<string> {
  const lines = straightApostrophes(source)
    .split(/\r?\n/)
    .map((line) => line.trim());
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}
