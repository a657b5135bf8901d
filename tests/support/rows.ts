/** The words of a text, in order. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** The rows of a table that is written as a text, whose columns a bar parts. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" | "));
