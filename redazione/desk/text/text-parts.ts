/** The blank lines before and after a text, which files have and editors do not type. */
export interface Edges {
  before: string;
  after: string;
}

/** Returns the blank lines around a text. */
export function edgesOf(text: string): Edges {
  const [, before = "", after = ""] = /^(\n*)(?:.*?[^\n](\n*))?$/s.exec(text) ?? [];
  return { before, after };
}

/** Returns the text between the edges; the whole text if it no longer has them. */
export function between(text: string, { before, after }: Edges): string {
  const hasEdges =
    text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return hasEdges ? text.slice(before.length, text.length - after.length) : text;
}

/** A verse in two languages: the text under each heading, and what is before, byte for byte. */
export interface VerseParts {
  before: string;
  columns: VerseColumn[];
}

interface VerseColumn {
  /** The heading: "Latino" or "Italiano". */
  language: string;
  text: string;
}

const PAIR = /^(\s*)## (Latino|Italiano)\n\n([^#]*?)\n\n## (Latino|Italiano)\n\n([^#]*)$/;

/** Splits a text that has exactly a Latin and an Italian part into columns; returns undefined for any other text. */
export function readParts(text: string): VerseParts | undefined {
  const [, before = "", one = "", first = "", other = "", second = ""] = PAIR.exec(text) ?? [];
  if (one === "" || one === other) return undefined;
  const columns = [
    { language: one, text: first },
    { language: other, text: second },
  ];
  return { before, columns };
}

/** Joins again the parts returned by readParts. */
export function writeParts({ before, columns }: VerseParts): string {
  return before + columns.map(({ language, text }) => `## ${language}\n\n${text}`).join("\n\n");
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
