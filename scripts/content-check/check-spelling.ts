import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../app/content.server/problems.ts";
import { italianDictionary } from "./dictionary.ts";
import { italianTexts } from "./italian-texts.ts";
import { spellingProblems } from "./spelling.ts";
import { parseWordList, WORD_LIST_FILE, wordListProblems } from "./word-list.ts";

/**
 * Checks the spelling of a content folder without other errors, and its word list.
 * @param root The content folder.
 */
export async function checkSpelling(root: string): Promise<Problem[]> {
  const list = parseWordList(readFileSync(join(root, WORD_LIST_FILE), "utf8"));
  const dictionary = await italianDictionary();
  return [...wordListProblems(list), ...spellingProblems(italianTexts(root), list, dictionary)];
}
