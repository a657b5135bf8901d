import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../read/files.ts";
import { ContentError } from "../../read/problems.ts";
import { unsafeParts } from "./unsafe-svg.ts";

/** Wording for an SVG file that contains more than a drawing. */
export const DRAWING_EXPECTED =
  "un disegno soltanto: niente programmi, e niente preso da altri file (in Inkscape, «SVG ottimizzato»)";

/**
 * Checks that the SVG files served to visitors are plain drawings, before anything opens them: one that expands without
 * end would hang the build.
 * @param root The content folder.
 * @param images The files to check, by path in images/; all of them if omitted.
 * @throws ContentError listing the unsafe files.
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
