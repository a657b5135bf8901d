/** Texts with no more letters and rows than these fit a sheet in large letters. */
const SHORT = { letters: 1_150, rows: 28 };

/** Texts with more letters than this do not fit one side of a sheet in letters that one can read. */
const LONG = 2_500;

/** Lines with no more letters than these stand three beside each other. */
const NARROW = 40;

/**
 * The classes that say to the styles of paper how large the letters of a hymn or a prayer can be (docs/behaviour.md,
 * "Printing"): none for what is neither short nor long.
 */
export function lengthOnPaper(html: string): "short" | "long" | "long narrow" | undefined {
  const letters = lettersIn(html);
  const [, ...lines] = html.split('<span class="line');
  const isParallel = html.includes('class="parallel');
  // Two languages stand side by side.
  const rows = isParallel ? lines.length / 2 : lines.length;
  if (letters > LONG) return isParallel && lines.every(isNarrow) ? "long narrow" : "long";
  return letters <= SHORT.letters && rows <= SHORT.rows ? "short" : undefined;
}

const lettersIn = (html: string) => html.replace(/<[^>]+>/g, "").length;

/** Whether a line is short, by the HTML from its class to the next line. */
const isNarrow = (line: string) =>
  lettersIn(`<span class="line${line.split(/<\/p>/)[0] ?? ""}`) <= NARROW;
