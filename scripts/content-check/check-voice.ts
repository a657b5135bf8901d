import { ContentFolder } from "../../app/content.server/files.ts";
import type { Problem } from "../../app/content.server/problems.ts";
import { italianTexts, type SourceMemory } from "./italian-texts.ts";
import { voiceProblems } from "./voice.ts";
import { VOICE_FILE, voiceSchema } from "./voice-rules.ts";

/**
 * Checks that a content folder without other errors speaks with the shrine's voice.
 * @param root The content folder.
 */
export function checkVoice(root: string, memory?: SourceMemory): Problem[] {
  const folder = new ContentFolder(root);
  const rules = folder.readYaml(VOICE_FILE, voiceSchema);
  return rules ? voiceProblems(italianTexts(root, memory), rules) : folder.problems;
}
