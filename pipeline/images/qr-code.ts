import { correction, generate } from "lean-qr";

/** Encodes a text, each run of dark modules as one rectangle; on a folded or wet sheet an eighth of it may be lost. */
export function qrCode(text: string) {
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
