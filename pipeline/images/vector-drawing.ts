import { optimize, VERSION } from "svgo";
import type { Detail } from "../../domain/pictures/picture-files.ts";
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

/** Removes everything invisible from a drawing, and its ids unless pages reference them. */
export function optimised(drawing: string, { keepsIds = false } = {}): string {
  const params = { overrides: { ...overrides, cleanupIds: keepsIds ? (false as const) : {} } };
  return optimize(drawing, { plugins: [{ name: "preset-default", params }] }).data;
}

/** Returns the SVG file served for a picture; undefined for photographs, and for drawings better served as bitmaps. */
export async function vectorDrawing(source: PictureSource): Promise<Buffer | undefined> {
  if (!source.file.endsWith(".svg")) return undefined;
  const bytes = await vectorFile(source);
  return bytes.length <= LARGEST_VECTOR ? bytes : undefined;
}

/** Returns the SVG file of a drawing, however large; cached. */
export function vectorFile(source: PictureSource): Promise<Buffer> {
  return kept(`${hashOf(source, vectorSettings)}.svg`, async () =>
    Buffer.from(optimised(source.bytes.toString())),
  );
}

/** The `<view>` with which a mosaic names its detail (art/tools/mosaic.ts), after the view box of the whole. */
const DETAIL =
  /viewBox="0 0 (\d+) (\d+)"[^>]*>\s*<view id="\w+" viewBox="(\d+) (\d+) (\d+) (\d+)" data-tesserae="(\d+) (\d+)"/;

/** Returns the detail that a drawing names, if any. */
export function detailOf({ file, bytes }: PictureSource): Detail | undefined {
  const found = file.endsWith(".svg") && DETAIL.exec(bytes.toString("utf8", 0, 500));
  if (!found) return undefined;
  const [width = 1, height = 1, x = 0, y = 0, across = 0, down = 0, own = 0, all = 0] = found
    .slice(1)
    .map(Number);
  const share = (length: number, whole: number) => Math.round((1e4 * length) / whole) / 1e4;
  return {
    box: [share(x, width), share(y, height), share(across, width), share(down, height)],
    tesserae: [own, all],
  };
}
