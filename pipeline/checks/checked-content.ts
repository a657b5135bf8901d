import { readContent } from "../read/content.ts";
import type { ReadMemory } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { withLines } from "../read/problem-lines.ts";
import { ContentError } from "../read/problems.ts";
import { italianTexts, type SourceMemory } from "./language/italian-texts.ts";
import { phoneProblems } from "./language/phone-number.ts";
import { checkSpelling } from "./language/spelling.ts";
import { signProblems } from "./language/typography-rules.ts";
import { checkVoice } from "./language/voice.ts";
import { checkPictureFiles } from "./picture-checks.ts";
import { strayFiles } from "./stray-files.ts";

/** A cache for callers that check the same content repeatedly. */
export class CheckMemory {
  readonly files: ReadMemory = new Map();
  readonly sources: SourceMemory = new Map();
}

/**
 * Reads a content folder and runs every check on it: spelling and voice last, once all files can be read.
 * @param images The pictures to open and check; all of them if omitted.
 * @throws ContentError listing every problem.
 */
export async function readCheckedContent(
  root: string,
  memory: CheckMemory = new CheckMemory(),
  images?: readonly string[],
): Promise<Content> {
  const content = readContent(root, memory.files);
  await checkPictureFiles(root, images ?? content.images);
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
