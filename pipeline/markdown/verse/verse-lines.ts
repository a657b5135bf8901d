import type { VerseFields } from "../../../app/screens/verse/collections.server.ts";

/** The line below a title in an index. */
export interface VerseLine {
  text: string;
  /** Whether it is the first line of the text; otherwise it gives the occasion or the languages. */
  isFirstLine: boolean;
  /** The language of the first line. */
  language?: "la" | undefined;
}

/**
 * Returns what identifies a prayer or a hymn besides its title: its first line. If that repeats the title, the occasion,
 * up to the first full stop; if that is unknown too, the languages of the text.
 */
export function verseLine(
  fields: Pick<VerseFields, "title" | "when" | "languages">,
  firstLine: string,
): VerseLine {
  const { title, when, languages } = fields;
  if (firstLine && !wordsOf(title).includes(wordsOf(firstLine))) {
    return {
      text: firstLine.replace(/[,;:.]$/, ""),
      isFirstLine: true,
      language: languages[0] === "la" ? "la" : undefined,
    };
  }
  const [season] = when?.split(/[,;:.]/) ?? [];
  return { text: season ?? languagesInWords(languages), isFirstLine: false };
}

/** Returns the words of a text without punctuation and capitals. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const NAMES = { it: "italiano", la: "latino", en: "inglese" };

const languagesInWords = (languages: VerseFields["languages"]) =>
  `In ${languages.map((language) => NAMES[language]).join(" e in ")}`;
