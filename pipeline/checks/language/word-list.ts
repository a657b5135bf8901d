import { straightApostrophes } from "./words.ts";

/** The words that are right although no dictionary has them: content/parole.txt. */
export const WORD_LIST_FILE = "parole.txt";

/** Reads a word list: one word a line, between comments (# Paesi). They get straight apostrophes. */
export function parseWordList(source: string): Set<string> {
  const lines = straightApostrophes(source)
    .split(/\r?\n/)
    .map((line) => line.trim());
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}
