import type { Words } from "./words.ts";

/** content/sinonimi.yaml */
export const synonyms: Words = {
  "": {
    label: "Parole per chi cerca",
    help: "Quando i pellegrini scrivono nella ricerca una parola che nessuna pagina usa.",
    example: "wojtyla: san Giovanni Paolo II",
    add: "Aggiungi una parola",
    namedBy: "cerca",
    open: true,
  },
  "[].cerca": {
    label: "Che cosa scrivono",
    help: "Una parola per volta, e in una forma sola: accenti e plurali non contano.",
    example: "wojtyla",
    add: "Aggiungi una parola",
  },
  "[].trova": {
    label: "Come lo dicono le pagine",
    help: "Le parole che stanno nelle pagine.",
    example: "san Giovanni Paolo II",
    add: "Aggiungi delle parole",
  },
};
