/** A verse in two languages: what stands under each heading, and what surrounds them, byte for byte. */
export interface VerseParts {
  before: string;
  columns: [VerseColumn, VerseColumn];
}

export interface VerseColumn {
  /** "Latino" or "Italiano". */
  language: string;
  text: string;
}

const PAIR = /^(\s*)## (Latino|Italiano)\n\n([^#]*?)\n\n## (Latino|Italiano)\n\n([^#]*)$/;

/** The two columns of a text that has a Latin and an Italian part and nothing else; undefined for every other text. */
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

/** The text again: what readParts has taken apart. */
export function writeParts({ before, columns: [one, other] }: VerseParts): string {
  return `${before}## ${one.language}\n\n${one.text}\n\n## ${other.language}\n\n${other.text}`;
}

/** How many strophes a column has. */
export function countStrophes(text: string): number {
  return text.split(/\n\s*\n/).filter((strophe) => strophe.trim() !== "").length;
}

/** A text, put into two columns to be filled in: what is there already stands in the first. */
export function inTwoColumns(text: string): string {
  const latin = { language: "Latino", text: text.trim() };
  return writeParts({ before: "", columns: [latin, { language: "Italiano", text: "" }] });
}
