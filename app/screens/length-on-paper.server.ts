/** Texts with no more letters and rows than these fit a sheet in large letters. */
const SHORT = { letters: 1_150, rows: 28 };

/** Texts with more letters than this do not fit one side of a sheet in letters that one can read. */
const LONG = 2_500;

/**
 * The class that says to the styles of paper how large the letters of a hymn or a prayer can be (docs/behaviour.md,
 * "Printing"): none for what is neither short nor long.
 */
export function lengthOnPaper(html: string): "short" | "long" | undefined {
  const letters = html.replace(/<[^>]+>/g, "").length;
  const lines = html.split('class="line').length - 1;
  // Two languages stand side by side.
  const rows = html.includes('class="parallel') ? lines / 2 : lines;
  if (letters > LONG) return "long";
  return letters <= SHORT.letters && rows <= SHORT.rows ? "short" : undefined;
}
