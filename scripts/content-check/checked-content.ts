import { readContent } from "../../app/content.server/content.ts";
import type { ReadMemory } from "../../app/content.server/files.ts";
import type { Content } from "../../app/content.server/model.ts";
import { checkPictureFiles } from "../../app/content.server/picture-checks.ts";
import { withLines } from "../../app/content.server/problem-lines.ts";
import { ContentError } from "../../app/content.server/problems.ts";
import { checkDrawings } from "./check-drawings.ts";
import { checkSpelling, type SpellingMemory } from "./check-spelling.ts";
import { checkVoice, type VoiceMemory } from "./check-voice.ts";
import { italianTexts, type SourceMemory } from "./italian-texts.ts";
import { phoneProblems } from "./phone-number.ts";
import { strayFiles } from "./stray-files.ts";
import { synonymProblems } from "./synonyms.ts";
import { signProblems } from "./typed-signs.ts";

/** What is known from before, for who checks the same content again and again. */
export class CheckMemory {
  readonly files: ReadMemory = new Map();
  readonly sources: SourceMemory = new Map();
  readonly spelling: SpellingMemory = {};
  readonly voice: VoiceMemory = {};
}

/**
 * Reads a content folder and checks everything in it; drawings, words of the search, spelling and voice last, when all files can be read.
 * @param images The pictures that are opened and judged; all of them if it is left out.
 * @throws ContentError naming everything that is wrong.
 */
export async function readCheckedContent(
  root: string,
  memory: CheckMemory = new CheckMemory(),
  images?: readonly string[],
): Promise<Content> {
  const content = readContent(root, memory.files);
  await checkPictureFiles(root, { images: images ?? content.images });
  const texts = italianTexts(root, memory.sources);
  const problems = [
    ...strayFiles(root, content),
    ...phoneProblems(root, content.site),
    ...checkDrawings(root, images),
    ...synonymProblems(content),
    ...signProblems(texts),
    ...(await checkSpelling(root, texts, memory.spelling)),
    ...checkVoice(root, texts, memory.voice),
  ];
  if (problems.length > 0) throw new ContentError(withLines(root, problems));
  return content;
}
