/** Maximum letters and rows of a text that fits a sheet in large type. */
const SHORT = { letters: 1_150, rows: 28 };

/** Maximum letters of a text that fits one side of a sheet in legible type. */
const LONG = 2_500;

/** Maximum letters of lines that fit three abreast. */
const NARROW = 40;

/**
 * Returns the print classes for the type size of a hymn or a prayer (docs/behaviour.md, "Printing"); none for a text that is
 * neither short nor long.
 */
export function lengthOnPaper(html: string): "short" | "long" | "long narrow" | undefined {
  const letters = lettersIn(html);
  const [, ...lines] = html.split('<span class="line');
  const isParallel = html.includes('class="parallel');
  // Two languages are set side by side.
  const rows = isParallel ? lines.length / 2 : lines.length;
  if (letters > LONG) return isParallel && lines.every(isNarrow) ? "long narrow" : "long";
  return letters <= SHORT.letters && rows <= SHORT.rows ? "short" : undefined;
}

const lettersIn = (html: string) => html.replace(/<[^>]+>/g, "").length;

/** Returns whether a line is short, given the HTML from its class to the next line. */
const isNarrow = (line: string) =>
  lettersIn(`<span class="line${line.split(/<\/p>/)[0] ?? ""}`) <= NARROW;
