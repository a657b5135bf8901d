import { optimize, VERSION } from "svgo";
import { kept } from "./build-cache.ts";
import { hashOf, type PictureSource } from "./picture-source.ts";

/**
 * Colours stay as they are written: a drawing's inks for night go by them (art/tools/night.ts). Points have one decimal,
 * as the programs write them; curves stay curves, for an arc of so few decimals leaves the outline.
 */
const overrides = {
  convertColors: false,
  convertPathData: { floatPrecision: 1, makeArcs: { threshold: 0, tolerance: 0 } },
} as const;

/** Whatever the file depends on besides the drawing. */
export const vectorSettings = { svgo: VERSION, overrides };

/**
 * In bytes, unpacked: a larger drawing, such as a mosaic, is heavier than a bitmap of it for a phone, and takes longer
 * to draw than the bytes it saves take to come (docs/performance.md, "Drawings").
 */
export const LARGEST_VECTOR = 80_000;

/**
 * A drawing without what shows nothing, as one SVG file that browsers draw at any size.
 * @param keepsIds whether pages refer to parts of it by their ids
 */
export function optimised(drawing: string, { keepsIds = false } = {}): string {
  const params = { overrides: { ...overrides, cleanupIds: keepsIds ? (false as const) : {} } };
  return optimize(drawing, { plugins: [{ name: "preset-default", params }] }).data;
}

/** The SVG file as which a picture travels; undefined for photographs and for drawings that are better as bitmaps. */
export async function vectorDrawing(source: PictureSource): Promise<Buffer | undefined> {
  if (!source.file.endsWith(".svg")) return undefined;
  const bytes = await kept(`${hashOf(source, vectorSettings)}.svg`, async () =>
    Buffer.from(optimised(source.bytes.toString())),
  );
  return bytes.length <= LARGEST_VECTOR ? bytes : undefined;
}
