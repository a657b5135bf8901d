import { readContent } from "../../app/content.server/content.ts";
import type { Content } from "../../app/content.server/model.ts";
import { ContentError } from "../../app/content.server/problems.ts";
import { checkSpelling } from "./check-spelling.ts";

/**
 * Reads a content folder and checks everything in it; the spelling last, when all files can be read.
 * @throws ContentError naming everything that is wrong.
 */
export async function readCheckedContent(root: string): Promise<Content> {
  const content = readContent(root);
  const misspellings = await checkSpelling(root);
  if (misspellings.length > 0) throw new ContentError(misspellings);
  return content;
}
