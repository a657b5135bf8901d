import { z } from "zod";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const STROPHES_EXPECTED = "quante strofe, da 1 a 4";

/** What is prayed and sung from the pilgrim's sheet: content/pilgrim-sheet.yaml. */
export const pilgrimSheetSchema = record({
  prayer: field("preghiera", text("il nome di un file di content/prayers, senza .md")),
  hymn: field("inno", text("il nome di un file di content/hymns, senza .md")),
  strophes: field(
    "strofe",
    z.int({ error: STROPHES_EXPECTED }).min(1, { error: STROPHES_EXPECTED }).max(4, {
      error: STROPHES_EXPECTED,
    }),
  ),
});

export type PilgrimSheet = z.output<typeof pilgrimSheetSchema>;
