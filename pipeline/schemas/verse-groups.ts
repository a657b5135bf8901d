import { field, record } from "./record.ts";
import { filledList, matching, title } from "./shared.ts";

const fileName = matching(/^[a-z0-9-]+$/, "il nome di un file senza .md, per esempio rosario");

const group = record({
  title: field("titolo", title, {
    title: "Titolo del gruppo",
    description: "Si legge nell’indice.",
    example: "All’Eucaristia",
  }),
  slugs: field("testi", filledList(fileName, "la lista dei testi del gruppo, almeno uno"), {
    description:
      "I nomi dei file, senza .md, nell’ordine in cui si leggono. Ogni testo sta in un gruppo solo.",
    add: "Aggiungi un testo",
  }),
});

const groups = filledList(group, "la lista dei gruppi, almeno uno").meta({
  add: "Aggiungi un gruppo",
  namedBy: "titolo",
  open: true,
});

/** The groups of prayers and hymns in their indexes, in reading order: content/verse-groups.yaml. */
export const verseGroupsSchema = record({
  prayers: field("preghiere", groups, { description: "I gruppi dell’indice delle preghiere." }),
  hymns: field("inni", groups, { description: "I gruppi dell’indice degli inni." }),
});
