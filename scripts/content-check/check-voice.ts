import { ContentFolder } from "../../app/content.server/files.ts";
import type { Problem } from "../../app/content.server/problems.ts";
import type { ItalianText } from "./italian-texts.ts";
import { VoiceSearch, voiceProblems } from "./voice.ts";
import { VOICE_FILE, voiceSchema } from "./voice-rules.ts";

/** What was found with the rules as they were read last, for who checks again and again. */
export interface VoiceMemory {
  last?: { key: string; search: VoiceSearch };
}

/**
 * Checks that a content folder without other errors speaks with the shrine's voice.
 * @param root The content folder.
 * @param texts What is Italian in it.
 */
export function checkVoice(
  root: string,
  texts: ItalianText[],
  memory: VoiceMemory = {},
): Problem[] {
  const folder = new ContentFolder(root);
  const rules = folder.readYaml(VOICE_FILE, voiceSchema);
  if (!rules) return folder.problems;
  const key = JSON.stringify(rules);
  if (memory.last?.key !== key) memory.last = { key, search: new VoiceSearch(rules) };
  return voiceProblems(texts, rules, memory.last.search);
}
