import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentFolder } from "../../app/content.server/files.ts";
import { ContentError } from "../../app/content.server/problems.ts";
import { field, record } from "../../app/content.server/schemas/record.ts";

/** In which order the rector is asked, as editors write it down: content/foglio.yaml. */
export const SHEET_ORDER_FILE = "foglio.yaml";

const NAME_EXPECTED = "un file o una cartella di content/, per esempio pages/orari.md";

const names = z.array(z.string({ error: NAME_EXPECTED }), {
  error: "una lista di file e cartelle",
});

/** The order in which the rector is asked: content/foglio.yaml. */
export const sheetOrderSchema = record({
  first: field("prima", names),
  appendix: field("appendice", names),
});

export type SheetOrder = z.output<typeof sheetOrderSchema>;

/**
 * Reads the order of a content folder.
 * @throws ContentError naming what is wrong.
 */
export function readSheetOrder(root: string): SheetOrder {
  const folder = new ContentFolder(root);
  const order = folder.readYaml(SHEET_ORDER_FILE, sheetOrderSchema);
  for (const [field, listed] of [
    ["prima", order?.first ?? []],
    ["appendice", order?.appendix ?? []],
  ] as const) {
    for (const name of listed) {
      if (!existsSync(join(root, name))) {
        folder.report(SHEET_ORDER_FILE, field, name, NAME_EXPECTED);
      }
    }
  }
  if (!order || folder.problems.length > 0) throw new ContentError(folder.problems);
  return order;
}
