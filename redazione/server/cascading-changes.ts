import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UNNAMED_PICTURE } from "../../pipeline/checks/checks.ts";
import type { Problem } from "../../pipeline/read/problems.ts";
import { SUPERFLUOUS_WORD } from "../../scripts/content-check/spelling.ts";
import { WORD_LIST_FILE } from "../../scripts/content-check/word-list.ts";
import type { Changes } from "./changes.ts";
import { checkChanges, type Judgement } from "./check-changes.ts";
import type { Desk } from "./desk.ts";

/** Pictures first, then words, which are looked at only when all pictures are named. */
const ROUNDS = 3;

/** What is said of the content with some changes in it. */
type Judge = (changes: Changes) => Promise<Judgement>;

/**
 * Some changes with what follows from them, which the check asks for and no editor has to think of: a picture that they
 * leave without a page goes, and so does a word of the list that no text has any more.
 * @param judge finds what is wrong with the content; the whole check, if it is left out
 * @returns what is still wrong then, and the content if nothing is
 */
export async function withConsequences(
  desk: Desk,
  changes: Changes,
  judge: Judge = (all) => checkChanges(desk.drafts, all, desk.memory),
): Promise<Judgement & { changes: Changes }> {
  let all = changes;
  for (let round = 1; ; round += 1) {
    const judgement = await judge(all);
    const following = changes.size === 0 ? [] : consequencesOf(desk, all, judgement.problems);
    if (following.length === 0 || round === ROUNDS) return { changes: all, ...judgement };
    all = new Map([...all, ...following]);
  }
}

function consequencesOf(desk: Desk, changes: Changes, problems: readonly Problem[]) {
  const before = [...changes.keys()].map((path) => sourceOf(desk, path)).join("\n");
  const pictures = problems
    .filter(
      ({ file, found }) =>
        found === UNNAMED_PICTURE && before.includes(file.replace("images/", "")),
    )
    .map(({ file }): [string, null] => [file, null]);
  const words = problems
    .filter(({ file, found }) => file === WORD_LIST_FILE && found.endsWith(SUPERFLUOUS_WORD))
    .map(({ line }) => line);
  // Whoever writes the list itself sees what is wrong with it.
  const isListAlone = changes.size === 1 && changes.has(WORD_LIST_FILE);
  if (words.length === 0 || isListAlone) return pictures;
  const list = changes.get(WORD_LIST_FILE)?.toString("utf8") ?? sourceOf(desk, WORD_LIST_FILE);
  const lines = list.split(/(?<=\n)/);
  const kept = lines.filter((_, index) => !words.includes(index + 1)).join("");
  return [...pictures, [WORD_LIST_FILE, Buffer.from(kept)] as [string, Buffer]];
}

function sourceOf(desk: Desk, path: string): string {
  try {
    return path.startsWith("images/") ? "" : readFileSync(join(desk.content, path), "utf8");
  } catch {
    return "";
  }
}
