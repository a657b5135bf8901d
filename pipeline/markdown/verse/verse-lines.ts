import type { VerseFields } from "../../schemas/verse.ts";

/** The line that stands under a title in an index. */
export interface VerseLine {
  text: string;
  /** Whether it is the first line of the text; otherwise it says when it is prayed, or in which languages. */
  isFirstLine: boolean;
  /** The language of the first line. */
  language?: "la" | undefined;
}

/**
 * What helps to find a prayer or a hymn by more than its title: its first line. Where that would say the title again, when
 * it is prayed or sung, up to the first stop; where that is not known either, in which languages it is there.
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

/** A text without signs and capitals. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const NAMES = { it: "italiano", la: "latino", en: "inglese" };

const languagesInWords = (languages: VerseFields["languages"]) =>
  `In ${languages.map((language) => NAMES[language]).join(" e in ")}`;
