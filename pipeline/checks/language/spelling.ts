import { type Problem, problemAt } from "../../read/problems.ts";
import { formsOf, isItalian, suggestions } from "./dictionary.ts";
import type { ItalianText } from "./italian-texts.ts";
import { WORD_LIST_FILE } from "./word-list.ts";
import { curvedApostrophes, wordsOf } from "./words.ts";

/** Elided words that may precede another with an apostrophe. */
const ELISIONS = new Set(
  "all c coll d dall dell gl l m n nell quell quest s sant sull t un v".split(" "),
);

/** The number of misspelt words that get suggestions, which are slow to compute. */
const WORDS_WITH_SUGGESTIONS = 8;

/** Returns a problem for each occurrence of a word found neither in the dictionary nor on the list. */
export function spellingProblems(texts: ItalianText[], list: ReadonlySet<string>): Problem[] {
  const instead = new Map<string, string>();
  return texts.flatMap((text) =>
    wrongWords([text], list).map((word) => {
      const mayAsk = instead.size < WORDS_WITH_SUGGESTIONS;
      const meant = () => accentedForms(word) ?? (mayAsk ? suggestions(word) : []);
      const expected = instead.get(word) ?? expectedInstead(meant());
      instead.set(word, expected);
      const found = `«${curvedApostrophes(word)}», che il dizionario non conosce`;
      return problemAt(text.file, text.at, found, expected, text.line);
    }),
  );
}

/** Returns each occurrence of a word found neither in the dictionary nor on the list. */
export function wrongWords(texts: ItalianText[], list: ReadonlySet<string>): string[] {
  return texts.flatMap(({ text }) => wordsOf(text)).filter((word) => !isRight(word, list));
}

const isRight = (word: string, list: ReadonlySet<string>) =>
  isItalian(word) ||
  isElision(word) ||
  isElidedName(word) ||
  [word, afterElision(word) ?? word].flatMap(formsOf).some((form) => list.has(form));

/** Recognises an elision before a quotation mark: "dell'" before «Ombrello». */
function isElision(word: string): boolean {
  return word.endsWith("'") && ELISIONS.has(word.slice(0, -1).toLowerCase());
}

/** Recognises an elision before a name or a numeral in capitals, which the dictionary only has without it: "dell'VIII". */
function isElidedName(word: string): boolean {
  const name = afterElision(word);
  return name !== undefined && /^\p{Lu}/u.test(name) && isItalian(name);
}

function afterElision(word: string): string | undefined {
  const apostrophe = word.indexOf("'");
  const isElided = ELISIONS.has(word.slice(0, apostrophe).toLowerCase());
  return isElided ? word.slice(apostrophe + 1) : undefined;
}

/** Returns the accented forms when an apostrophe stands in for the accent: "È" for "E'". */
function accentedForms(word: string): string[] | undefined {
  if (!/[aeiou]'$/i.test(word)) return undefined;
  const forms = ["\u0300", "\u0301"].map((accent) => (word.slice(0, -1) + accent).normalize("NFC"));
  const known = forms.filter(isItalian);
  return known.length > 0 ? known : undefined;
}

/** Formats up to three suggestions, and what to do if the word is correct. */
function expectedInstead(suggestions: string[]): string {
  const words = suggestions.slice(0, 3).map((word) => `«${curvedApostrophes(word)}»`);
  return `${[...words, "una parola italiana"].join(", ")}, oppure la parola nell’elenco di content/${WORD_LIST_FILE}`;
}
