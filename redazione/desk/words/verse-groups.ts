import { type Words, within } from "./words.ts";

const group: Words = {
  titolo: { label: "Titolo del gruppo", help: "Si legge nell’indice.", example: "All’Eucaristia" },
  testi: {
    label: "Testi",
    help: "I nomi dei file, senza .md, nell’ordine in cui si leggono. Ogni testo sta in un gruppo solo.",
    example: "adoro-te-devote",
    add: "Aggiungi un testo",
  },
};

/** content/verse-groups.yaml */
export const verseGroups: Words = {
  preghiere: {
    label: "Preghiere",
    help: "I gruppi dell’indice delle preghiere.",
    example: "Ogni giorno",
    add: "Aggiungi un gruppo",
    namedBy: "titolo",
    open: true,
  },
  ...within("preghiere[]", group),
  inni: {
    label: "Inni",
    help: "I gruppi dell’indice degli inni.",
    example: "All’Eucaristia",
    add: "Aggiungi un gruppo",
    namedBy: "titolo",
    open: true,
  },
  ...within("inni[]", group),
};
