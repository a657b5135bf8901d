import { z } from "zod";
import { field, record } from "./record.ts";
import { filledList, matching, text } from "./shared.ts";

const words = <Item extends z.ZodType>(item: Item) =>
  filledList(item, "una lista con almeno una parola, per esempio [albergo, hotel]");

const synonym = record({
  typed: field("cerca", words(matching(/^\S+$/, "una parola sola, senza spazi")), {
    title: "Che cosa scrivono",
    description: "Una parola per volta, e in una forma sola: accenti e plurali non contano.",
    add: "Aggiungi una parola",
  }),
  meant: field("trova", words(text("parole che stanno nelle pagine")), {
    title: "Come lo dicono le pagine",
    description: "Le parole che stanno nelle pagine.",
    add: "Aggiungi delle parole",
  }),
});

/** The search synonyms, from visitors' words to those of the pages: content/sinonimi.yaml. */
export const synonymsSchema = z.array(synonym, "la lista delle parole, o []").meta({
  title: "Parole per chi cerca",
  description: "Quando i pellegrini scrivono nella ricerca una parola che nessuna pagina usa.",
  add: "Aggiungi una parola",
  namedBy: "cerca",
  open: true,
});
