export type Cell = string | number;

/** A table of figures, as a part of the benchmark gives it. */
export interface Table {
  caption: string;
  header: string[];
  rows: Cell[][];
}

/** The table as Markdown: thousands apart, small numbers with three decimals, every column after the first to the right. */
export function markdownTable({ caption, header, rows }: Table): string {
  const line = (cells: Cell[]) => `| ${cells.map(cellText).join(" | ")} |`;
  const rule = header.map((_, column) => (column === 0 ? "---" : "---:"));
  return [`**${caption}**`, "", line(header), line(rule), ...rows.map(line)].join("\n");
}

function cellText(cell: Cell): string {
  if (typeof cell === "string") return cell;
  if (!Number.isFinite(cell)) return "–";
  return cell.toLocaleString("en", { maximumFractionDigits: Math.abs(cell) < 10 ? 3 : 0 });
}

/** One row of a comparison: what, measured, limit, and whether it is kept. */
export function comparedWith(limit: number, what: string, measured: number): Cell[] {
  return [what, measured, limit, measured <= limit ? "kept" : "**over**"];
}

/** The header over rows of `comparedWith`. */
export const COMPARISON_HEADER = ["what", "measured", "at most", ""];
