import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type Focus, LARGEST_WIDTH } from "../../domain/pictures/picture-files.ts";

/** Where pictures are looked for, one folder after the other. */
const folders = ["content/images"];

/** From now on pictures are first looked for in a folder: those that are shown before they are published. */
export function readPicturesFirstFrom(folder: string): void {
  if (!folders.includes(folder)) folders.unshift(folder);
}

export interface PictureSource {
  /** Path in content/images. */
  file: string;
  bytes: Buffer;
}

export async function readPicture(file: string): Promise<PictureSource> {
  const folder = folders.find((candidate) => existsSync(join(candidate, file))) ?? folders[0];
  return { file, bytes: await readFile(join(folder ?? "", file)) };
}

/** The measures of the largest file made of a picture: a drawing fills it, a photograph is never enlarged. */
export async function largestSize({ file, bytes }: PictureSource) {
  const { autoOrient } = await sharp(bytes).metadata();
  const isDrawing = file.endsWith(".svg");
  const width = isDrawing ? LARGEST_WIDTH : Math.min(autoOrient.width, LARGEST_WIDTH);
  return { width, height: Math.round((width * autoOrient.height) / autoOrient.width) };
}

/** The picture as pixels of a width, upright and opaque. */
export function rasterise({ bytes }: PictureSource, width: number): Sharp {
  return sharp(bytes).autoOrient().resize({ width }).flatten({ background: "#fff" });
}

/** The part of the picture around its focal point that fills a box, in pixels. */
export function cropped(
  source: PictureSource,
  { width, height }: { width: number; height: number },
  focus: Focus,
): Sharp {
  // As sharp names it: the middle goes without saying.
  const position = focus.replaceAll("center", "").trim() || "center";
  return rasterise(source, width).resize({ width, height, position });
}

/** A hash of a picture and of how something is made from it. */
export function hashOf({ bytes }: PictureSource, settings: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update("\0").update(bytes);
  return hash.digest("hex").slice(0, 10);
}
