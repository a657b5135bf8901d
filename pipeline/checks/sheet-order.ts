import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentFolder } from "../read/files.ts";
import { withLines } from "../read/problem-lines.ts";
import { ContentError } from "../read/problems.ts";
import { field, record } from "../schemas/record.ts";

/** The order of the rector's question sheet, kept by editors: content/foglio.yaml. */
export const SHEET_ORDER_FILE = "foglio.yaml";

const NAME_EXPECTED = "un file o una cartella di content/, per esempio pages/orari.md";

const names = z.array(z.string(NAME_EXPECTED), "una lista di file e cartelle");

export const sheetOrderSchema = record({
  first: field("prima", names, {
    description:
      "I file e le cartelle di cui il rettore legge per prime le domande, in quest’ordine.",
    add: "Aggiungi un file o una cartella",
  }),
  appendix: field("appendice", names, {
    title: "In appendice",
    description: "Quelle che possono aspettare.",
    add: "Aggiungi un file o una cartella",
  }),
});

export type SheetOrder = z.output<typeof sheetOrderSchema>;

/** Reads the order from a content folder. */
export function readSheetOrder(root: string): SheetOrder {
  const folder = new ContentFolder(root);
  const order = folder.readYaml(SHEET_ORDER_FILE, sheetOrderSchema);
  for (const [field, listed] of [
    ["prima", order?.first ?? []],
    ["appendice", order?.appendix ?? []],
  ] as const) {
    for (const [index, name] of listed.entries()) {
      if (!existsSync(join(root, name))) {
        folder.report(SHEET_ORDER_FILE, [field, index], name, NAME_EXPECTED);
      }
    }
  }
  if (!order || folder.problems.length > 0)
    throw new ContentError(withLines(root, folder.problems));
  return order;
}
