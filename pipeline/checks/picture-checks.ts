import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { keptData } from "../images/build-cache.ts";
import { hashOf } from "../images/picture-source.ts";
import { ContentError, type Problem, problemAt } from "../read/problems.ts";

/** The image format that each file extension implies. */
const FORMATS: Record<string, Metadata["format"]> = { svg: "svg", jpg: "jpeg", png: "png" };

/** The minimum width of a photograph in pixels: that of a portrait sent from a phone. */
export const NARROWEST_PHOTOGRAPH = 960;

/**
 * Checks that pictures of content/images can be decoded in the format of their extension, and that photographs are wide
 * enough.
 * @param root the content folder
 * @throws ContentError listing those that fail
 */
export async function checkPictureFiles(
  root: string,
  { images }: { images: readonly string[] },
): Promise<void> {
  const problems = await Promise.all(images.map((image) => problemsOf(root, image)));
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
}

async function problemsOf(root: string, image: string): Promise<Problem[]> {
  const told = (place: string, found: string, expected: string) => [
    problemAt(`images/${image}`, place, found, expected),
  ];
  const extension = image.split(".").at(-1) ?? "";
  const opened = await open(image, join(root, "images", image));
  if (!opened) {
    const found = "un’immagine che non si riesce ad aprire";
    return told("contenuto", found, "un’immagine intera, che un altro programma apre");
  }
  const { format, width } = opened;
  if (format !== FORMATS[extension]) {
    const expected = `un’immagine .${extension}, come dice il nome`;
    return told("contenuto", `un’immagine ${format}`, expected);
  }
  if (format !== "svg" && width < NARROWEST_PHOTOGRAPH) {
    const found = `una fotografia larga ${width} punti`;
    return told("misure", found, `una fotografia larga almeno ${NARROWEST_PHOTOGRAPH} punti`);
  }
  return [];
}

/** Decodes a picture, or returns the cached result: its format, and its width after applying the EXIF orientation. */
async function open(file: string, path: string): Promise<Opened | null> {
  const bytes = await readFile(path);
  const key = hashOf({ file, bytes }, ["opened", sharp.versions.sharp]);
  return keptData(`${key}.opened.json`, () => openWhole(bytes));
}

type Opened = Pick<Metadata, "format" | "width">;

/** Returns null for a picture that is truncated or corrupt. */
async function openWhole(bytes: Buffer): Promise<Opened | null> {
  try {
    const picture = sharp(bytes);
    const { format, autoOrient } = await picture.metadata();
    // A truncated photograph has a valid header, so all of it is decoded.
    if (format !== "svg") await picture.resize(64).toBuffer();
    return { format, width: autoOrient.width };
  } catch {
    return null;
  }
}
