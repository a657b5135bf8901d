import { z } from "zod";
import { field, record } from "./record.ts";

export const NAME_EXPECTED = "un file o una cartella di content/, per esempio pages/orari.md";

const names = z.array(z.string(NAME_EXPECTED), "una lista di file e cartelle");

/** The order of the rector's question sheet: content/foglio.yaml. */
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
