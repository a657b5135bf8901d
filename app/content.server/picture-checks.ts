import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ContentError, type Problem } from "./problems.ts";

/**
 * Every file of some of content/images can be opened as the picture that it is said to be.
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
  const file = `images/${image}`;
  try {
    await sharp(await readFile(join(root, file))).metadata();
    return [];
  } catch {
    return [
      {
        file,
        field: "contenuto",
        found: "un’immagine che non si riesce ad aprire",
        expected: "un’immagine intera, che un altro programma apre",
      },
    ];
  }
}
