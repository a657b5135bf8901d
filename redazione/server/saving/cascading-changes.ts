import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UNNAMED_PICTURE } from "../../../pipeline/checks/checks.ts";
import type { Problem } from "../../../pipeline/read/problems.ts";
import type { Desk } from "../desk.ts";
import type { Changes } from "./changes.ts";
import { checkChanges, type Judgement } from "./check-changes.ts";

/** Finds the problems of the content with some changes applied. */
type Judge = (changes: Changes) => Promise<Judgement>;

/**
 * Adds to some changes their consequences, which the check demands and editors need not think of: a picture that no
 * page refers to any more is removed.
 * @param judge finds the problems of the content; the whole check by default
 * @returns the remaining problems, and the content if there are none
 */
export async function withCascadingChanges(
  desk: Desk,
  changes: Changes,
  judge: Judge = (all) => checkChanges(desk.drafts, all, desk.memory),
): Promise<Judgement & { changes: Changes }> {
  const judgement = await judge(changes);
  const left = picturesLeft(desk, changes, judgement.problems);
  if (left.length === 0) return { changes, ...judgement };
  const all = new Map([...changes, ...left]);
  return { changes: all, ...(await judge(all)) };
}

function picturesLeft(desk: Desk, changes: Changes, problems: readonly Problem[]) {
  const before = [...changes.keys()].map((path) => sourceOf(desk, path)).join("\n");
  return problems
    .filter(
      ({ file, found }) =>
        found === UNNAMED_PICTURE && before.includes(file.replace("images/", "")),
    )
    .map(({ file }): [string, null] => [file, null]);
}

function sourceOf(desk: Desk, path: string): string {
  try {
    return path.startsWith("images/") ? "" : readFileSync(join(desk.content, path), "utf8");
  } catch {
    return "";
  }
}
