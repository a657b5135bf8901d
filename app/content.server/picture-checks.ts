import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { LARGEST_WIDTH } from "../components/picture-files.ts";
import { ContentError, type Problem, problemAt } from "./problems.ts";

/** What the end of a name promises. */
const FORMATS: Record<string, Metadata["format"]> = { svg: "svg", jpg: "jpeg", png: "png" };

/**
 * Every file of some of content/images can be opened as the picture that its name says, and a photograph is as wide as the
 * largest of the files that are made of it.
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
  try {
    const picture = sharp(await readFile(join(root, "images", image)));
    const { format, autoOrient } = await picture.metadata();
    if (format !== FORMATS[extension]) {
      return told(
        "contenuto",
        `un’immagine ${format}`,
        `un’immagine .${extension}, come dice il nome`,
      );
    }
    if (format === "svg") return [];
    // A photograph that was cut short begins well: all of it is read.
    await picture.resize(64).toBuffer();
    if (autoOrient.width < LARGEST_WIDTH) {
      const found = `una fotografia larga ${autoOrient.width} punti`;
      return told("misure", found, `una fotografia larga almeno ${LARGEST_WIDTH} punti`);
    }
    return [];
  } catch {
    const found = "un’immagine che non si riesce ad aprire";
    return told("contenuto", found, "un’immagine intera, che un altro programma apre");
  }
}
