import { optimize, VERSION } from "svgo";
import { kept } from "./build-cache.ts";
import { hashOf, type PictureSource } from "./picture-source.ts";

/**
 * Colours keep their notation: the dark palette of a drawing relies on it (art/tools/night.ts). Points keep one decimal,
 * as drawing programs write them; curves are not turned into arcs, which lose the outline at that precision.
 */
const overrides = {
  convertColors: false,
  convertPathData: { floatPrecision: 1, makeArcs: { threshold: 0, tolerance: 0 } },
} as const;

/** The inputs of the file besides the drawing, for the cache key. */
export const vectorSettings = { svgo: VERSION, overrides };

/**
 * In bytes, uncompressed: a larger drawing, such as a mosaic, is heavier than a bitmap for a phone, and takes longer to
 * render than it saves in transfer (docs/performance.md, "Drawings").
 */
export const LARGEST_VECTOR = 80_000;

/**
 * Removes everything invisible from a drawing, returning one SVG file that scales to any size.
 * @param keepsIds whether pages reference its elements by id
 */
export function optimised(drawing: string, { keepsIds = false } = {}): string {
  const params = { overrides: { ...overrides, cleanupIds: keepsIds ? (false as const) : {} } };
  return optimize(drawing, { plugins: [{ name: "preset-default", params }] }).data;
}

/** Returns the SVG file served for a picture; undefined for photographs, and for drawings better served as bitmaps. */
export async function vectorDrawing(source: PictureSource): Promise<Buffer | undefined> {
  if (!source.file.endsWith(".svg")) return undefined;
  const bytes = await kept(`${hashOf(source, vectorSettings)}.svg`, async () =>
    Buffer.from(optimised(source.bytes.toString())),
  );
  return bytes.length <= LARGEST_VECTOR ? bytes : undefined;
}
