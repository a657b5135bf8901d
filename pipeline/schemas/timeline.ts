import { z } from "zod";
import { field, record } from "./record.ts";
import { certainty, filledList, onceValid, picture, text } from "./shared.ts";

const event = record({
  when: field("quando", text("la data come si legge"), {
    title: "Quando",
    description: "La data come si legge.",
    example: "maggio 1475",
  }),
  year: field("anno", z.int("l’anno, per l’ordine; prima di Cristo con il meno"), {
    title: "Anno",
    description: "Per l’ordine; prima di Cristo, con il meno.",
    example: "1475",
  }),
  event: field("fatto", text("che cosa accadde, in una frase"), {
    title: "Fatto",
    description: "Che cosa accadde, in una frase.",
    example: "La chiesa è restaurata.",
    input: "paragraph",
  }),
  picture: field("immagine", picture.optional(), {
    description:
      "Un disegno o una fotografia, piccola, accanto al fatto. Ne bastano poche. Si può lasciare fuori.",
    open: false,
  }),
  certainty: field("certezza", certainty),
  source: field("fonte", text("chi lo scrive"), {
    title: "Fonte",
    description: "Chi lo scrive.",
    example: "D. Antonelli, 1969",
  }),
});

const age = record({
  age: field("epoca", text("il nome dell’epoca"), {
    title: "Epoca",
    description: "Il nome dell’epoca.",
    example: "Il Medioevo",
  }),
  events: field("fatti", filledList(event, "la lista dei fatti, almeno uno"), {
    title: "Fatti",
    description: "Che cosa accadde, in ordine.",
    add: "Aggiungi un fatto",
    namedBy: "fatto",
  }),
});

/** The history of Canneto by age, oldest first: content/timeline.yaml. */
export const timelineSchema = z
  .array(age, "la lista delle epoche")
  .refine((ages) => {
    const years = ages.flatMap(({ events }) => events.map(({ year }) => year));
    return years.every((year, index) => year >= (years[index - 1] ?? year));
  }, onceValid("i fatti dal più antico al più recente"))
  .meta({
    title: "Cronologia",
    description: "I fatti per epoca, dal più antico al più recente.",
    add: "Aggiungi un’epoca",
    namedBy: "epoca",
    open: true,
  });

export type TimelineAge = z.output<typeof age>;
