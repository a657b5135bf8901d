/** Words that must not end a line: short words, numerals of centuries, articles, and prepositions fused with one. */
const LEANING = String.raw`(?<=^|[\s«(-])(?:\p{L}{1,2}|[ivxl]+|una|gli|con|per|che|san|[dns]?[aeu](?:i|l|ll[aeo]|gli))`;

/** Allowed line breaks: at a space after a word that may end a line, and after its hyphen. */
const BREAK = new RegExp(`(?<=-)(?<!${LEANING}-)|(?<!${LEANING}) `, "iu");

/**
 * Breaks a title into as few lines as fit a width, balanced in length.
 * @param widthOf the width of some words, in the unit of the measure; a single word may be wider than that
 */
export function titleLines(
  title: string,
  widthOf: (words: string) => number,
  measure: number,
): string[] {
  const parts = title.split(BREAK);
  const fill = (width: number) => filled(parts, widthOf, width);
  let lines = fill(measure);
  if (lines.length === parts.length) return lines;
  // Narrowed until another line would be needed: this evens out the line lengths.
  for (let narrower = measure * STEP; ; narrower *= STEP) {
    const tried = fill(narrower);
    if (tried.length > lines.length) return lines;
    lines = tried;
  }
}

const STEP = 0.97;

/** Fills each line greedily. */
function filled(parts: string[], widthOf: (words: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last?.endsWith("-") ? last + part : `${last} ${part}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
