/** Splits a text into words. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Parses a text table with columns separated by bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" | "));
