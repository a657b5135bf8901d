import { readContent } from "../../app/content.server/content.ts";
import type { Content } from "../../app/content.server/model.ts";
import { checkPictureFiles } from "../../app/content.server/picture-checks.ts";
import { withLines } from "../../app/content.server/problem-lines.ts";
import { ContentError } from "../../app/content.server/problems.ts";
import { checkDrawings } from "./check-drawings.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkVoice } from "./check-voice.ts";
import { italianTexts } from "./italian-texts.ts";
import { phoneProblems } from "./phone-number.ts";
import { strayFiles } from "./stray-files.ts";
import { synonymProblems } from "./synonyms.ts";
import { signProblems } from "./typed-signs.ts";

/**
 * Reads a content folder and checks everything in it; drawings, words of the search, spelling and voice last, when all files can be read.
 * @throws ContentError naming everything that is wrong.
 */
export async function readCheckedContent(root: string): Promise<Content> {
  const content = readContent(root);
  await checkPictureFiles(root, content);
  const texts = italianTexts(root);
  const problems = [
    ...strayFiles(root, content),
    ...phoneProblems(root, content.site),
    ...checkDrawings(root),
    ...synonymProblems(content),
    ...signProblems(texts),
    ...(await checkSpelling(root, texts)),
    ...checkVoice(root, texts),
  ];
  if (problems.length > 0) throw new ContentError(withLines(root, problems));
  return content;
}
