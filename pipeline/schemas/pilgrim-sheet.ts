import { field, record } from "./record.ts";
import { textField, whole } from "./shared.ts";

/** The prayer and the hymn printed on the pilgrim's sheet: content/pilgrim-sheet.yaml. */
export const pilgrimSheetSchema = record({
  prayer: textField("preghiera", "il nome di un file di content/prayers, senza .md", {
    example: "ave-maria",
  }),
  hymn: textField("inno", "il nome di un file di content/hymns, senza .md", {
    title: "Canto",
    example: "mira-il-tuo-popolo",
  }),
  strophes: field("strofe", whole("quante strofe, da 1 a 4", 1, 4), {
    title: "Quante strofe",
    description: "Da 1 a 4. Il foglio deve restare uno: si guarda l’anteprima di stampa.",
  }),
});
