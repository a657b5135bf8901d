import { type CheckMemory, readCheckedContent } from "../../../pipeline/checks/checked-content.ts";
import { readSheetOrder } from "../../../pipeline/checks/sheet-order.ts";
import { readContent } from "../../../pipeline/read/content.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import { ContentError, type Problem } from "../../../pipeline/read/problems.ts";
import type { DraftFolder } from "../previews/draft-folder.ts";
import type { Changes } from "./changes.ts";

/** The result of checking the content with some changes applied. */
export interface Judgement {
  /** The content; undefined if there are problems. */
  content: Content | undefined;
  problems: readonly Problem[];
}

/**
 * Checks the whole content with some changes applied, as check:content does; of the pictures only the new ones, since
 * the others were checked before.
 */
export function checkChanges(
  folder: DraftFolder,
  changes: Changes,
  memory: CheckMemory,
): Promise<Judgement> {
  const images = [...changes].flatMap(([path, bytes]) =>
    bytes && path.startsWith("images/") ? [path.slice("images/".length)] : [],
  );
  return folder.with(changes, async (root) => {
    const { content, problems } = await judged(() => readCheckedContent(root, memory, images));
    // Checked separately, so that problems elsewhere do not hide these.
    const order = await judged(async () => readSheetOrder(root));
    return { content: order.content && content, problems: [...problems, ...order.problems] };
  });
}

/** Reads the content with some changes applied, as a build does: without the check of words and expressions. */
export function readChanges(
  folder: DraftFolder,
  changes: Changes,
  memory: CheckMemory,
  signal?: AbortSignal,
): Promise<Judgement> {
  return folder.with(
    changes,
    (root) => judged(async () => readContent(root, memory.files)),
    signal,
  );
}

async function judged<Read>(read: () => Promise<Read>) {
  try {
    return { content: await read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: undefined, problems: error.problems };
  }
}
