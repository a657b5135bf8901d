import { readCheckedContent } from "../../../pipeline/checks/checked-content.ts";
import { UNNAMED_PICTURE } from "../../../pipeline/checks/checks.ts";
import { readContent } from "../../../pipeline/read/content.ts";
import type { ReadMemory } from "../../../pipeline/read/files.ts";
import { ContentError } from "../../../pipeline/read/problems.ts";
import type { Desk } from "../desk.ts";
import type { Changes } from "./write-files.ts";

/** The result of checking the content with some changes applied. */
type Judgement = Awaited<ReturnType<typeof readChanges>>;

/** Checks the whole content with some changes applied; of the pictures only the new ones, since the others were. */
export function checkChanges({ withDrafts, memory }: Desk, changes: Changes): Promise<Judgement> {
  const images = [...changes].flatMap(([path, bytes]) =>
    bytes && path.startsWith("images/") ? [path.slice("images/".length)] : [],
  );
  return withDrafts(changes, (root) => checked(root, memory, images));
}

/** Checks a content folder. @param images the pictures to check; all if not given */
export const checked = (root: string, memory: ReadMemory, images?: readonly string[]) =>
  judged(() => readCheckedContent(root, memory, images));

/** Reads the content with some changes applied, as a build does: without the check of words and expressions. */
export const readChanges = ({ withDrafts, memory }: Desk, changes: Changes) =>
  withDrafts(changes, (root) => judged(async () => readContent(root, memory)));

/** Returns the saved content; undefined while it is invalid. */
export const currentContent = async (desk: Desk) => (await readChanges(desk, new Map())).content;

async function judged<Read>(read: () => Promise<Read>) {
  try {
    return { content: await read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: undefined, problems: error.problems };
  }
}

/**
 * Adds to some changes what the check demands and editors need not think of: a picture without mention is removed.
 * @returns the remaining problems, and the content if there are none
 */
export async function withCascadingChanges(
  desk: Desk,
  changes: Changes,
  judge: (desk: Desk, changes: Changes) => Promise<Judgement>,
) {
  const judgement = await judge(desk, changes);
  const texts = [...changes.keys()].filter((path) => !path.startsWith("images/"));
  const before = texts.map((path) => desk.repository.bytesOf(path)).join("\n");
  const left = judgement.problems
    .filter(({ found }) => found === UNNAMED_PICTURE)
    .filter(({ file }) => before.includes(file.replace("images/", "")));
  if (left.length === 0) return { changes, ...judgement };
  const all: Changes = new Map([...changes, ...left.map(({ file }) => [file, null] as const)]);
  return { changes: all, ...(await judge(desk, all)) };
}
