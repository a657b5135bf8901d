import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../read/files.ts";
import { ContentError } from "../../read/problems.ts";
import { unsafeParts } from "./unsafe-svg.ts";

/** What is said of a file that is more than a drawing. */
export const DRAWING_EXPECTED =
  "un disegno soltanto: niente programmi, e niente preso da altri file (in Inkscape, «SVG ottimizzato»)";

/**
 * Checks that the SVG files of a content folder, which visitors receive, are drawings and nothing more, before anything
 * opens them: one without end is opened for ever.
 * @param root The content folder.
 * @param images Those to look at, by their paths in images/; all of them if it is left out.
 * @throws ContentError naming those that are not
 */
export function refuseUnsafeDrawings(root: string, images?: readonly string[]): void {
  const folder = new ContentFolder(root);
  const looked = images ?? folder.listFiles("images");
  for (const image of looked.filter((name) => /\.svg$/i.test(name))) {
    for (const found of unsafeParts(readFileSync(join(root, "images", image), "utf8"))) {
      folder.report(`images/${image}`, "disegno", found, DRAWING_EXPECTED);
    }
  }
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
}
