import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../app/content.server/files.ts";
import type { Problem } from "../../app/content.server/problems.ts";
import { unsafeParts } from "./unsafe-svg.ts";

const EXPECTED = "un disegno soltanto: niente programmi, e niente preso da altri file";

/**
 * Checks that the SVG files of a content folder, which visitors receive, are drawings and nothing more.
 * @param root The content folder.
 * @param images Those to look at, by their paths in images/; all of them if it is left out.
 */
export function checkDrawings(root: string, images?: readonly string[]): Problem[] {
  const folder = new ContentFolder(root);
  const looked = images ?? folder.listFiles("images");
  for (const image of looked.filter((name) => /\.svg$/i.test(name))) {
    for (const found of unsafeParts(readFileSync(join(root, "images", image), "utf8"))) {
      folder.report(`images/${image}`, "disegno", found, EXPECTED);
    }
  }
  return folder.problems;
}
