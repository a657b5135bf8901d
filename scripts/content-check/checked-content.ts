import { checkPictureFiles } from "../../pipeline/checks/picture-checks.ts";
import { readContent } from "../../pipeline/read/content.ts";
import type { ReadMemory } from "../../pipeline/read/files.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { withLines } from "../../pipeline/read/problem-lines.ts";
import { ContentError } from "../../pipeline/read/problems.ts";
import { refuseUnsafeDrawings } from "./check-drawings.ts";
import { italianTexts, type SourceMemory } from "./italian-texts.ts";
import { phoneProblems } from "./phone-number.ts";
import { checkSpelling } from "./spelling.ts";
import { strayFiles } from "./stray-files.ts";
import { signProblems } from "./typography-rules.ts";
import { checkVoice } from "./voice.ts";

/** What is known from before, for who checks the same content again and again. */
export class CheckMemory {
  readonly files: ReadMemory = new Map();
  readonly sources: SourceMemory = new Map();
}

/**
 * Reads a content folder and checks everything in it; drawings before they are opened, spelling and voice last, when all files can be read.
 * @param images The pictures that are opened and judged; all of them if it is left out.
 * @throws ContentError naming everything that is wrong.
 */
export async function readCheckedContent(
  root: string,
  memory: CheckMemory = new CheckMemory(),
  images?: readonly string[],
): Promise<Content> {
  const content = readContent(root, memory.files);
  refuseUnsafeDrawings(root, images);
  await checkPictureFiles(root, { images: images ?? content.images });
  const texts = italianTexts(root, memory.sources);
  const problems = [
    ...strayFiles(root, content),
    ...phoneProblems(root, content.site),
    ...signProblems(texts),
    ...checkSpelling(root, texts),
    ...checkVoice(root, texts),
  ];
  if (problems.length > 0) throw new ContentError(withLines(root, problems));
  return content;
}
