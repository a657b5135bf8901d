import { type CheckMemory, readCheckedContent } from "../../../pipeline/checks/checked-content.ts";
import { UNNAMED_PICTURE } from "../../../pipeline/checks/checks.ts";
import { readSheetOrder } from "../../../pipeline/checks/sheet-order.ts";
import { readContent } from "../../../pipeline/read/content.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import { ContentError, type Problem } from "../../../pipeline/read/problems.ts";
import type { Desk } from "../desk.ts";
import type { Changes } from "./write-files.ts";

/** The result of checking the content with some changes applied. */
interface Judgement {
  /** The content; undefined if there are problems. */
  content: Content | undefined;
  problems: readonly Problem[];
}

/** Checks the whole content with some changes applied; of the pictures only the new ones, since the others were. */
export function checkChanges({ withDrafts, memory }: Desk, changes: Changes): Promise<Judgement> {
  const images = [...changes].flatMap(([path, bytes]) =>
    bytes && path.startsWith("images/") ? [path.slice("images/".length)] : [],
  );
  return withDrafts(changes, (root) => checked(root, memory, images));
}

/** Checks a content folder with the order of the rector's questions. @param images the pictures to check; all if not given */
export async function checked(
  root: string,
  memory: CheckMemory,
  images?: readonly string[],
): Promise<Judgement> {
  const { content, problems } = await judged(() => readCheckedContent(root, memory, images));
  // Checked separately, so that problems elsewhere do not hide these.
  const order = await judged(async () => readSheetOrder(root));
  return { content: order.content && content, problems: [...problems, ...order.problems] };
}

/** Reads the content with some changes applied, as a build does: without the check of words and expressions. */
export const readChanges = ({ withDrafts, memory }: Desk, changes: Changes) =>
  withDrafts(changes, (root) => judged(async () => readContent(root, memory.files)));

/** Returns the saved content, and the order of the rector's questions; undefined while either is invalid. */
export async function currentContent({ withDrafts, memory }: Desk) {
  const read = async (root: string) => ({
    content: readContent(root, memory.files),
    order: readSheetOrder(root),
  });
  return (await withDrafts(new Map(), (root) => judged(() => read(root)))).content;
}

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
  { repository }: Desk,
  changes: Changes,
  judge: (changes: Changes) => Promise<Judgement>,
): Promise<Judgement & { changes: Changes }> {
  const judgement = await judge(changes);
  const texts = [...changes.keys()].filter((path) => !path.startsWith("images/"));
  const before = texts.map((path) => repository.bytesOf(path)).join("\n");
  const left = judgement.problems
    .filter(({ found }) => found === UNNAMED_PICTURE)
    .filter(({ file }) => before.includes(file.replace("images/", "")));
  if (left.length === 0) return { changes, ...judgement };
  const all = new Map([...changes, ...left.map(({ file }) => [file, null] as const)]);
  return { changes: all, ...(await judge(all)) };
}
