import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Shaping, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const HEADINGS = "app/fonts/eb-garamond-500-normal.woff2";

/** A line of text as glyph outlines, left to right from the origin. */
export interface Line {
  /** SVG path data for each glyph, with its x position in pixels. */
  letters: { outline: string; x: number }[];
  width: number;
  /** From font units to pixels. */
  scale: number;
}

/** Lays out a line at a size in pixels; spacing is added between letters. */
export type SetLine = (words: string, size: number, spacing?: number) => Line;

/** Loads the heading typeface, subset to one text; its outlines need no installed font, and are the same everywhere. */
export async function openTypeface(text: string): Promise<SetLine> {
  const bytes = await subsetFont(readFileSync(HEADINGS), text, { targetFormat: "sfnt" });
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer));
  const font = new Font(face);
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };

  return (words, size, spacing = 0) => {
    const scale = size / face.upem;
    const buffer = new Shaping();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const letters = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const letter = { outline: outlineOf(codepoint), x };
      x += (positions[index]?.xAdvance ?? 0) * scale + spacing;
      return letter;
    });
    return { letters, width: x - spacing, scale };
  };
}

/** Renders a line as SVG, its first letter at a point on the baseline. */
export function drawLine({ letters, scale }: Line, x: number, y: number, ink: string): string {
  const paths = letters.map(
    (letter) =>
      `<path transform="translate(${(x + letter.x).toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${letter.outline}"/>`,
  );
  return `<g fill="${ink}">${paths.join("")}</g>`;
}

/** Words that must not end a line: short words, numerals of centuries, articles, and prepositions fused with one. */
const LEANING = String.raw`(?<=^|[\s«(-])(?:\p{L}{1,2}|[ivxl]+|una|gli|con|per|che|san|[dns]?[aeu](?:i|l|ll[aeo]|gli))`;

/** Allowed line breaks: at a space after a word that may end a line, and after its hyphen. */
const BREAK = new RegExp(`(?<=-)(?<!${LEANING}-)|(?<!${LEANING}) `, "iu");

/** Breaks a title into as few lines as fit a width, balanced in length; a single word may be wider. */
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
