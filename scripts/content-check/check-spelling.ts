import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../app/content.server/problems.ts";
import { type Dictionary, italianDictionary, rememberingDictionary } from "./dictionary.ts";
import { italianTexts, type SourceMemory } from "./italian-texts.ts";
import { spellingProblems } from "./spelling.ts";
import { parseWordList, WORD_LIST_FILE, wordListProblems } from "./word-list.ts";

/** What takes long to read, for who checks again and again. */
export interface SpellingMemory {
  dictionary?: Dictionary;
  sources?: SourceMemory;
}

/**
 * Checks the spelling of a content folder without other errors, and its word list.
 * @param root The content folder.
 */
export async function checkSpelling(root: string, memory: SpellingMemory = {}): Promise<Problem[]> {
  const list = parseWordList(readFileSync(join(root, WORD_LIST_FILE), "utf8"));
  memory.dictionary ??= rememberingDictionary(await italianDictionary());
  const texts = italianTexts(root, memory.sources);
  return [...wordListProblems(list), ...spellingProblems(texts, list, memory.dictionary)];
}
