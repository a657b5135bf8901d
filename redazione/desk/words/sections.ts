import type { Words } from "./words.ts";

/** content/sections.yaml */
export const sections: Words = {
  "": {
    label: "Sezioni",
    help: "Le sezioni del sito e le loro pagine, nell’ordine in cui si leggono.",
    example: "Nel mondo",
    add: "Aggiungi una sezione",
    namedBy: "titolo",
    open: true,
  },
  "[].titolo": { label: "Titolo", help: "Il nome della sezione.", example: "Nel mondo" },
  "[].sommario": {
    label: "Sommario",
    help: "Una frase sulla sezione.",
    example: "La Madonna di Canneto lontano da Canneto.",
  },
  "[].comunita": {
    label: "Comunità nel mondo",
    help: "Se le sue pagine sono comunità, e hanno la carta del mondo.",
    example: "true",
  },
  "[].pagine": {
    label: "Pagine",
    help: "Ogni pagina sta in una sezione, e in una sola.",
    example: "/app/cile",
    add: "Aggiungi una pagina",
    input: "address",
  },
};
