/** What a line does not end with: short words, numbers of centuries, articles and the prepositions that hold one. */
const LEANING = String.raw`(?<=^|[\s«(-])(?:\p{L}{1,2}|[ivxl]+|una|gli|con|per|che|san|[dns]?[aeu](?:i|l|ll[aeo]|gli))`;

/** Where a title may be broken: at a space after a word that can end a line, and after its hyphen. */
const BREAK = new RegExp(`(?<=-)(?<!${LEANING}-)|(?<!${LEANING}) `, "iu");

/**
 * Breaks a title into as few lines as a measure allows, as even as they can be.
 * @param widthOf how wide some words are, in the unit of the measure; a single word may be wider than that
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
  // As narrow as it can be without one line more: then no line is much shorter than the others.
  for (let narrower = measure * STEP; ; narrower *= STEP) {
    const tried = fill(narrower);
    if (tried.length > lines.length) return lines;
    lines = tried;
  }
}

const STEP = 0.97;

/** Each line as long as it fits. */
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
