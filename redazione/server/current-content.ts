import { readSheetOrder, type SheetOrder } from "../../pipeline/checks/sheet-order.ts";
import { readContent } from "../../pipeline/read/content.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { ContentError } from "../../pipeline/read/problems.ts";
import type { Desk } from "./desk.ts";

/** Returns the saved content, and the order of the rector's questions; undefined while either is invalid. */
export function currentContent(
  desk: Desk,
): Promise<{ content: Content; order: SheetOrder } | undefined> {
  return desk.drafts.with(new Map(), async (root) => {
    try {
      return { content: readContent(root, desk.memory.files), order: readSheetOrder(root) };
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
  });
}
