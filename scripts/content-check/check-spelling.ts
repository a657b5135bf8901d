import { ContentFolder } from "../../app/content.server/files.ts";
import type { Problem } from "../../app/content.server/problems.ts";
import { type Dictionary, italianDictionary, rememberingDictionary } from "./dictionary.ts";
import type { ItalianText } from "./italian-texts.ts";
import { spellingProblems } from "./spelling.ts";
import { parseWordList, WORD_LIST_FILE, wordListProblems } from "./word-list.ts";

/** What takes long to read, for who checks again and again. */
export interface SpellingMemory {
  dictionary?: Dictionary;
}

/**
 * Checks the spelling of a content folder without other errors, and its word list.
 * @param root The content folder.
 * @param texts What is Italian in it.
 */
export async function checkSpelling(
  root: string,
  texts: ItalianText[],
  memory: SpellingMemory = {},
): Promise<Problem[]> {
  const folder = new ContentFolder(root);
  const source = folder.readText(WORD_LIST_FILE);
  if (source === undefined) return folder.problems;
  const list = parseWordList(source);
  memory.dictionary ??= rememberingDictionary(await italianDictionary());
  return [...wordListProblems(list), ...spellingProblems(texts, list, memory.dictionary)];
}
