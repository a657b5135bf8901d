import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type Focus, LARGEST_WIDTH } from "../../domain/pictures/picture-files.ts";

/** The folders searched for pictures, in order. */
const folders = ["content/images"];

/** Gives a folder precedence in the search for pictures: for previews of unpublished ones. */
export function readPicturesFirstFrom(folder: string): void {
  if (!folders.includes(folder)) folders.unshift(folder);
}

export interface PictureSource {
  /** The path in content/images. */
  file: string;
  bytes: Buffer;
}

export async function readPicture(file: string): Promise<PictureSource> {
  const folder = folders.find((candidate) => existsSync(join(candidate, file))) ?? folders[0];
  return { file, bytes: await readFile(join(folder ?? "", file)) };
}

/** Returns the dimensions of the largest derived file: a drawing is scaled to it, a photograph never enlarged. */
export async function largestSize({ file, bytes }: PictureSource) {
  const { autoOrient } = await sharp(bytes).metadata();
  const isDrawing = file.endsWith(".svg");
  const width = isDrawing ? LARGEST_WIDTH : Math.min(autoOrient.width, LARGEST_WIDTH);
  return { width, height: Math.round((width * autoOrient.height) / autoOrient.width) };
}

/** Rasterises the picture to a width, with EXIF orientation applied and no transparency. */
export function rasterise({ bytes }: PictureSource, width: number): Sharp {
  return sharp(bytes).autoOrient().resize({ width }).flatten({ background: "#fff" });
}

/** Crops the picture around its focal point to fill a box, in pixels. */
export function cropped(
  source: PictureSource,
  { width, height }: { width: number; height: number },
  focus: Focus,
): Sharp {
  // sharp's syntax: "center" is implied.
  const position = focus.replaceAll("center", "").trim() || "center";
  return rasterise(source, width).resize({ width, height, position });
}

/** Hashes a picture with the settings of its processing. */
export function hashOf({ bytes }: PictureSource, settings: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update("\0").update(bytes);
  return hash.digest("hex").slice(0, 6);
}

/** Encodes at the first quality within the budget; only fine edges, which hide artefacts best, need more than one try. */
export async function encodeWithinBudget(
  qualities: readonly number[],
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const [quality = 0, ...lower] = qualities;
  const bytes = await encode(quality);
  return bytes.length <= limit || lower.length === 0
    ? bytes
    : encodeWithinBudget(lower, limit, encode);
}
