import { type Problem, problemAt } from "../../pipeline/read/problems.ts";
import { curvedApostrophes, straightApostrophes } from "./words.ts";

/** The words that are right although no dictionary has them: content/parole.txt. */
export const WORD_LIST_FILE = "parole.txt";

export interface ListedWord {
  /** With straight apostrophes. */
  word: string;
  /** Its line in the file, from 1. */
  line: number;
  /** The comment above its group. */
  group: string;
}

/** Reads a word list: one word a line, in groups that begin with a comment (# Paesi). */
export function parseWordList(source: string): ListedWord[] {
  let group = "";
  return source.split(/\r?\n/).flatMap((text, index) => {
    const entry = straightApostrophes(text.trim());
    if (entry.startsWith("#")) group = entry;
    return entry === "" || entry.startsWith("#") ? [] : [{ word: entry, line: index + 1, group }];
  });
}

const alphabet = new Intl.Collator("it");

/** What is wrong with the list by itself: words out of alphabetical order in their group, or there twice. */
export function wordListProblems(list: ListedWord[]): Problem[] {
  const seen = new Set<string>();
  return list.flatMap(({ word, line, group }, index) => {
    const problems: Problem[] = [];
    const found = curvedApostrophes(word);
    const previous = list[index - 1];
    if (previous?.group === group && alphabet.compare(previous.word, word) > 0) {
      const expected = `l’ordine alfabetico: ${found} prima di ${curvedApostrophes(previous.word)}`;
      problems.push(problemAt(WORD_LIST_FILE, "parola", found, expected, line));
    }
    if (seen.has(word)) {
      const expected = "ogni parola una volta sola";
      problems.push(problemAt(WORD_LIST_FILE, "parola", found, expected, line));
    }
    seen.add(word);
    return problems;
  });
}
