import { correction, generate } from "lean-qr";

/** A code that telephones read: a square of so many squares, and the dark ones as the path of a drawing. */
export interface QrCode {
  size: number;
  path: string;
}

/** The code of a text. A sheet that was folded and got wet is still read: an eighth of it may be lost. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) =>
    rowPath(
      places.map((x) => code.get(x, y)),
      y,
    ),
  );
  return { size: code.size, path: rows.join("") };
}

/** The dark squares of a row, each run of neighbours as one rectangle. */
function rowPath(squares: readonly boolean[], y: number): string {
  const row = squares.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...row.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
