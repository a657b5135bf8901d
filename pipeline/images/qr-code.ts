import { correction, generate } from "lean-qr";

/** A QR code: its width in modules, and the dark modules as SVG path data. */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * Encodes a text, each run of dark modules in a row as one rectangle. The code stays readable on a folded or wet sheet: an
 * eighth of it may be lost.
 */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => {
    const row = places.map((x) => (code.get(x, y) ? "#" : " ")).join("");
    const runs = [...row.matchAll(/#+/g)];
    return runs
      .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join("");
  });
  return { size: code.size, path: rows.join("") };
}
