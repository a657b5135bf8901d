import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { keptData } from "../images/build-cache.ts";
import { hashOf } from "../images/picture-source.ts";
import { ContentError, type Problem, problemAt } from "../read/problems.ts";
import { DRAWING_EXPECTED, DRAWING_RULES, unsafeParts } from "./drawings.ts";

/** The image format that each file extension implies. */
const FORMATS: Record<string, Metadata["format"]> = { svg: "svg", jpg: "jpeg", png: "png" };

/** The minimum width of a photograph in pixels: that of a portrait sent from a phone. */
export const NARROWEST_PHOTOGRAPH = 960;

/**
 * Checks that drawings of content/images are nothing more, that pictures can be decoded in the format of their extension,
 * and that photographs are wide enough.
 */
export async function checkPictureFiles(root: string, images: readonly string[]): Promise<void> {
  const problems = await Promise.all(images.map((image) => problemsOf(root, image)));
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
}

async function problemsOf(root: string, image: string): Promise<Problem[]> {
  const told = (place: string, found: string, expected: string) => [
    problemAt(`images/${image}`, place, found, expected),
  ];
  const extension = image.split(".").at(-1) ?? "";
  const { unsafe, format, width = 0 } = await look(image, join(root, "images", image));
  if (unsafe.length > 0) {
    return unsafe.flatMap((found) => told("disegno", found, DRAWING_EXPECTED));
  }
  if (!format) {
    const found = "un’immagine che non si riesce ad aprire";
    return told("contenuto", found, "un’immagine intera, che un altro programma apre");
  }
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

/** What is known of a picture: the unsafe parts of a drawing; otherwise its format and upright width, if it is whole. */
type Look = { unsafe: string[] } & Partial<Pick<Metadata, "format" | "width">>;

/** Looks at a picture; cached. */
async function look(file: string, path: string): Promise<Look> {
  const bytes = await readFile(path);
  const isDrawing = /\.svg$/i.test(file);
  const settings = ["looked at", isDrawing, sharp.versions.sharp, DRAWING_RULES];
  return keptData(`${hashOf({ file, bytes }, settings)}.look.json`, async () => {
    const unsafe = isDrawing ? unsafeParts(bytes.toString()) : [];
    // Not opened: a drawing that expands without end would hang the build.
    return unsafe.length > 0 ? { unsafe } : { unsafe, ...(await open(bytes)) };
  });
}

async function open(bytes: Buffer): Promise<Omit<Look, "unsafe"> | undefined> {
  try {
    const picture = sharp(bytes);
    const { format, autoOrient } = await picture.metadata();
    // A truncated photograph has a valid header, so all of it is decoded.
    if (format !== "svg") await picture.resize(64).toBuffer();
    return { format, width: autoOrient.width };
  } catch {
    return undefined;
  }
}
