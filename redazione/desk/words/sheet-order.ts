import type { Words } from "./words.ts";

/** content/foglio.yaml */
export const sheetOrder: Words = {
  prima: {
    label: "Prima",
    help: "I file e le cartelle di cui il rettore legge per prime le domande, in quest’ordine.",
    example: "pages/orari.md",
    add: "Aggiungi un file o una cartella",
  },
  appendice: {
    label: "In appendice",
    help: "Quelle che possono aspettare.",
    example: "companies",
    add: "Aggiungi un file o una cartella",
  },
};
