import { correction, generate } from "lean-qr";

/** A QR code: its width in modules, and the dark modules as SVG path data. */
export interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text. The code stays readable on a folded or wet sheet: an eighth of it may be lost. */
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

/** Returns the dark modules of a row as a path, each run as one rectangle. */
function rowPath(squares: readonly boolean[], y: number): string {
  const row = squares.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...row.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
