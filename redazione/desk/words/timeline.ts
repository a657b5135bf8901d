import { certainty, picture } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/timeline.yaml */
export const timeline: Words = {
  "": {
    label: "Cronologia",
    help: "I fatti per epoca, dal più antico al più recente.",
    example: "Il Medioevo",
    add: "Aggiungi un’epoca",
    namedBy: "epoca",
    open: true,
  },
  "[].epoca": { label: "Epoca", help: "Il nome dell’epoca.", example: "Il Medioevo" },
  "[].fatti": {
    label: "Fatti",
    help: "Che cosa accadde, in ordine.",
    example: "1475: la chiesa è restaurata",
    add: "Aggiungi un fatto",
    namedBy: "fatto",
  },
  "[].fatti[].quando": { label: "Quando", help: "La data come si legge.", example: "maggio 1475" },
  "[].fatti[].anno": {
    label: "Anno",
    help: "Per l’ordine; prima di Cristo, con il meno.",
    example: "1475",
  },
  "[].fatti[].fatto": {
    label: "Fatto",
    help: "Che cosa accadde, in una frase.",
    example: "La chiesa è restaurata.",
    input: "paragraph",
  },
  ...picture("[].fatti[].immagine", {
    help: "Un disegno o una fotografia, piccola, accanto al fatto. Ne bastano poche. Si può lasciare fuori.",
    open: false,
  }),
  "[].fatti[].certezza": certainty,
  "[].fatti[].fonte": { label: "Fonte", help: "Chi lo scrive.", example: "D. Antonelli, 1969" },
};
