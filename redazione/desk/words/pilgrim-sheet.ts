import type { Words } from "./words.ts";

/** content/pilgrim-sheet.yaml */
export const pilgrimSheet: Words = {
  preghiera: {
    label: "Preghiera",
    help: "Il nome del file di una preghiera, senza .md.",
    example: "ave-maria",
  },
  inno: {
    label: "Canto",
    help: "Il nome del file di un inno, senza .md.",
    example: "mira-il-tuo-popolo",
  },
  strofe: {
    label: "Quante strofe",
    help: "Da 1 a 4. Il foglio deve restare uno: si guarda l’anteprima di stampa.",
    example: "1",
  },
};
