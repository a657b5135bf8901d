/** One language of a verse in two columns. */
export interface VerseColumn {
  /** The heading: "Latino" or "Italiano". */
  language: string;
  text: string;
}

const PAIR = /^\s*## (Latino|Italiano)\n\n([^#]*?)\n\n## (Latino|Italiano)\n\n([^#]*)$/;

/** Splits a text that has exactly a Latin and an Italian part into columns; returns undefined for any other text. */
export function readColumns(text: string): VerseColumn[] | undefined {
  const [, one = "", first = "", other = "", second = ""] = PAIR.exec(text) ?? [];
  if (one === other) return undefined;
  return [
    { language: one, text: first },
    { language: other, text: second },
  ];
}

/** Joins the columns again. */
export const writeColumns = (columns: readonly VerseColumn[]): string =>
  columns.map(({ language, text }) => `## ${language}\n\n${text}`).join("\n\n");

/** Returns the number of strophes in a column. */
export function countStrophes(text: string): number {
  return text.split(/\n\s*\n/).filter((strophe) => strophe.trim() !== "").length;
}

/** Converts a text into two columns; the existing text becomes the first. */
export function inTwoColumns(text: string): string {
  const latin = { language: "Latino", text: text.trim() };
  return writeColumns([latin, { language: "Italiano", text: "" }]);
}
