import { suggestions } from "../../../pipeline/checks/language/dictionary.ts";
import { textsOfFile } from "../../../pipeline/checks/language/italian-texts.ts";
import { wrongWords } from "../../../pipeline/checks/language/spelling.ts";
import { parseWordList, WORD_LIST_FILE } from "../../../pipeline/checks/language/word-list.ts";
import { curvedApostrophes } from "../../../pipeline/checks/language/words.ts";
import { type Desk, sourceOf } from "../desk.ts";

/** Maximum number of words that get suggestions at a time, since finding them is slow. */
const WORDS_WITH_SUGGESTIONS = 5;
const SUGGESTIONS = 3;

/** Returns the unknown words of a Markdown text; skips parts under a heading that names another language. */
export async function unknownWords(desk: Desk, text: string) {
  const list = parseWordList(sourceOf(desk, WORD_LIST_FILE));
  const texts = textsOfFile("testo.md", `---\nlingua: it\n---\n${text}`);
  const words = [...new Set(wrongWords(texts, list))];
  return words.map((word, index) => ({
    word: curvedApostrophes(word),
    suggestions: (index < WORDS_WITH_SUGGESTIONS ? suggestions(word) : [])
      .slice(0, SUGGESTIONS)
      .map(curvedApostrophes),
  }));
}
