/** A verse in two languages: the text under each heading, and everything around it byte for byte. */
export interface VerseParts {
  before: string;
  columns: [VerseColumn, VerseColumn];
}

export interface VerseColumn {
  /** The heading: "Latino" or "Italiano". */
  language: string;
  text: string;
}

const PAIR = /^(\s*)## (Latino|Italiano)\n\n([^#]*?)\n\n## (Latino|Italiano)\n\n([^#]*)$/;

/** Splits a text that has exactly a Latin and an Italian part into columns; returns undefined for any other text. */
export function readParts(text: string): VerseParts | undefined {
  const [, before = "", one = "", first = "", other = "", second = ""] = PAIR.exec(text) ?? [];
  if (one === "" || one === other) return undefined;
  return {
    before,
    columns: [
      { language: one, text: first },
      { language: other, text: second },
    ],
  };
}

/** Joins again the parts returned by readParts. */
export function writeParts({ before, columns: [one, other] }: VerseParts): string {
  return `${before}## ${one.language}\n\n${one.text}\n\n## ${other.language}\n\n${other.text}`;
}

/** Returns the number of strophes in a column. */
export function countStrophes(text: string): number {
  return text.split(/\n\s*\n/).filter((strophe) => strophe.trim() !== "").length;
}

/** Converts a text into two columns; the existing text becomes the first. */
export function inTwoColumns(text: string): string {
  const latin = { language: "Latino", text: text.trim() };
  return writeParts({ before: "", columns: [latin, { language: "Italiano", text: "" }] });
}
