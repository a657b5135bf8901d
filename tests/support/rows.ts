/** Splits a text into words. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Parses a text table with columns separated by bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" | "));

/** Returns the text of some HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
