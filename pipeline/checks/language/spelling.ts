import { ContentFolder } from "../../read/files.ts";
import { type Problem, problemAt } from "../../read/problems.ts";
import { isItalian, suggestions } from "./dictionary.ts";
import type { ItalianText } from "./italian-texts.ts";
import { parseWordList, WORD_LIST_FILE } from "./word-list.ts";
import { curvedApostrophes, wordsOf } from "./words.ts";

/** What may stand before a word, joined to it by an apostrophe. */
const ELISIONS = new Set(
  "all c coll d dall dell gl l m n nell quell quest s sant sull t un v".split(" "),
);

/** A file full of errors gets suggestions for the first words only. */
const WORDS_WITH_SUGGESTIONS = 8;

/**
 * Checks the spelling of a content folder without other errors.
 * @param root The content folder.
 * @param texts What is Italian in it.
 */
export function checkSpelling(root: string, texts: ItalianText[]): Problem[] {
  const folder = new ContentFolder(root);
  const source = folder.readText(WORD_LIST_FILE);
  if (source === undefined) return folder.problems;
  return spellingProblems(texts, parseWordList(source));
}

/** The words that neither the dictionary nor the list knows, each time they occur. */
export function spellingProblems(texts: ItalianText[], list: ReadonlySet<string>): Problem[] {
  const isRight = judgeOf(list);
  const expected = remembering((word, asked) =>
    expectedInstead(
      accentedForms(word) ?? (asked < WORDS_WITH_SUGGESTIONS ? suggestions(word) : []),
    ),
  );
  return texts.flatMap((text) =>
    wordsOf(text.text)
      .filter((word) => !isRight(word))
      .map((word) => {
        const found = `«${curvedApostrophes(word)}», che il dizionario non conosce`;
        return problemAt(text.file, text.at, found, expected(word), text.line);
      }),
  );
}

/** The words of some texts that neither the dictionary nor the list knows, each time they occur. */
export function wrongWords(texts: ItalianText[], list: ReadonlySet<string>): string[] {
  const isRight = judgeOf(list);
  return texts.flatMap(({ text }) => wordsOf(text)).filter((word) => !isRight(word));
}

/** Whether a word is right. */
const judgeOf = (list: ReadonlySet<string>) =>
  remembering(
    (word) =>
      isItalian(word) ||
      isElision(word) ||
      isElidedName(word) ||
      listedForms(word).some((form) => list.has(form)),
  );

/** Asks once for each word, and tells how many words were asked for before. */
function remembering<Answer>(ask: (word: string, asked: number) => Answer) {
  const answers = new Map<string, Answer>();
  return (word: string): Answer => {
    if (!answers.has(word)) answers.set(word, ask(word, answers.size));
    return answers.get(word) as Answer;
  };
}

/** An elision that stands before a quotation mark: "dell'" before «Ombrello». */
function isElision(word: string): boolean {
  return word.endsWith("'") && ELISIONS.has(word.slice(0, -1).toLowerCase());
}

/** A name or a number in capitals after an elision, which the dictionary knows only by itself: "dell'VIII". */
function isElidedName(word: string): boolean {
  const name = afterElision(word);
  return name !== undefined && /^\p{Lu}/u.test(name) && isItalian(name);
}

/**
 * The entries of the list that would cover a word, the nearest first: the word as it is, or without the elision before
 * it; written in capitals it may stand there in lower case, or as a name.
 */
function listedForms(word: string): string[] {
  return [word, afterElision(word) ?? word].flatMap((form) => [
    form,
    form.toLowerCase(),
    form.charAt(0) + form.slice(1).toLowerCase(),
  ]);
}

function afterElision(word: string): string | undefined {
  const apostrophe = word.indexOf("'");
  const isElided = ELISIONS.has(word.slice(0, apostrophe).toLowerCase());
  return isElided ? word.slice(apostrophe + 1) : undefined;
}

/** Where an apostrophe stands for an accent, the word with it: "È" for "E'". */
function accentedForms(word: string): string[] | undefined {
  if (!/[aeiou]'$/i.test(word)) return undefined;
  const forms = ["\u0300", "\u0301"].map((accent) => (word.slice(0, -1) + accent).normalize("NFC"));
  const known = forms.filter(isItalian);
  return known.length > 0 ? known : undefined;
}

/** Up to three words that may have been meant, and what to do if the word is right. */
function expectedInstead(suggestions: string[]): string {
  const words = suggestions.slice(0, 3).map((word) => `«${curvedApostrophes(word)}»`);
  return `${[...words, "una parola italiana"].join(", ")}, oppure la parola nell’elenco di content/${WORD_LIST_FILE}`;
}
