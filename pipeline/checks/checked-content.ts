import { readContent } from "../read/content.ts";
import { ContentFolder, type ReadMemory } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { withLines } from "../read/problem-lines.ts";
import { ContentError } from "../read/problems.ts";
import { italianTexts } from "./language/italian-texts.ts";
import { phoneProblems } from "./language/phone-number.ts";
import { spellingProblems } from "./language/spelling.ts";
import { signProblems } from "./language/typography-rules.ts";
import { voiceProblems } from "./language/voice.ts";
import { parseWordList, WORD_LIST_FILE } from "./language/word-list.ts";
import { checkPictureFiles } from "./picture-checks.ts";
import { strayFiles } from "./stray-files.ts";

/** Reads a content folder and runs every check on it: on all pictures unless some are given, on spelling and voice last. */
export async function readCheckedContent(
  root: string,
  memory?: ReadMemory,
  images?: readonly string[],
): Promise<Content> {
  const content = readContent(root, memory);
  await checkPictureFiles(root, images ?? content.images);
  const folder = new ContentFolder(root, memory);
  const texts = italianTexts(folder);
  const words = folder.readText(WORD_LIST_FILE);
  const problems = [
    ...folder.problems,
    ...strayFiles(folder, content),
    ...phoneProblems(folder, content.site),
    ...signProblems(texts),
    ...(words === undefined ? [] : spellingProblems(texts, parseWordList(words))),
    ...voiceProblems(texts, content.voice),
  ];
  if (problems.length > 0) throw new ContentError(withLines(root, problems));
  return content;
}
