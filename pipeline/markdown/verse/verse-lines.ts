import type { VerseFields } from "../../../app/screens/verse/collections.server.ts";

/**
 * Returns what identifies a prayer or a hymn besides its title: its first line. If that repeats the title, the occasion,
 * up to the first full stop; if that is unknown too, the languages of the text.
 */
export function verseLine(
  { title, when, languages }: Pick<VerseFields, "title" | "when" | "languages">,
  firstLine: string,
) {
  const isFirstLine = firstLine !== "" && !wordsOf(title).includes(wordsOf(firstLine));
  const [season = languagesInWords(languages)] = when?.split(/[,;:.]/) ?? [];
  return {
    text: isFirstLine ? firstLine.replace(/[,;:.]$/, "") : season,
    isFirstLine,
    ...(isFirstLine && languages[0] === "la" && { language: "la" as const }),
  };
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
