import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { kept } from "../images/build-cache.ts";
import { hashOf } from "../images/picture-source.ts";
import { ContentError, type Problem, problemAt } from "../read/problems.ts";

/** What the end of a name promises. */
const FORMATS: Record<string, Metadata["format"]> = { svg: "svg", jpg: "jpeg", png: "png" };

/** Pixels of the narrowest photograph: what is sent by telephone, upright, has so many. */
export const NARROWEST_PHOTOGRAPH = 960;

/**
 * Every file of some of content/images can be opened as the picture that its name says, and a photograph is wide
 * enough.
 * @param root the content folder
 * @throws ContentError naming those that cannot
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
    return told(
      "contenuto",
      `un’immagine ${format}`,
      `un’immagine .${extension}, come dice il nome`,
    );
  }
  if (format !== "svg" && width < NARROWEST_PHOTOGRAPH) {
    const found = `una fotografia larga ${width} punti`;
    return told("misure", found, `una fotografia larga almeno ${NARROWEST_PHOTOGRAPH} punti`);
  }
  return [];
}

/** What a picture turns out to be. */
interface Opened {
  format: Metadata["format"];
  /** In pixels, upright. */
  width: number;
}

/** Whatever else goes wrong is no fault of the picture. */
class UnreadableError extends Error {}

/** Opens a picture, or knows what it turned out to be the last time; undefined for one that cannot be opened. */
async function open(file: string, path: string): Promise<Opened | undefined> {
  try {
    const bytes = await readFile(path);
    const hash = hashOf({ file, bytes }, ["opened", sharp.versions.sharp]);
    const json = await kept(`${hash}.opened.json`, async () =>
      Buffer.from(JSON.stringify(await openWhole(bytes))),
    );
    return JSON.parse(json.toString());
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

/** @throws UnreadableError when it is no whole picture */
async function openWhole(bytes: Buffer): Promise<Opened> {
  try {
    const picture = sharp(bytes);
    const { format, autoOrient } = await picture.metadata();
    // A photograph that was cut short begins well: all of it is read.
    if (format !== "svg") await picture.resize(64).toBuffer();
    return { format, width: autoOrient.width };
  } catch (cause) {
    throw new UnreadableError("The picture cannot be opened.", { cause });
  }
}
