import { z } from "zod";
import { field, record } from "./record.ts";
import { certainty, filledList, onceValid, picture, textField } from "./shared.ts";

const event = record({
  when: textField("quando", "la data come si legge", { example: "maggio 1475" }),
  year: field("anno", z.int("l’anno, per l’ordine; prima di Cristo con il meno"), {
    description: "Per l’ordine; prima di Cristo, con il meno.",
    example: "1475",
  }),
  event: textField("fatto", "che cosa accadde, in una frase", {
    example: "La chiesa è restaurata.",
    input: "paragraph",
  }),
  picture: field("immagine", picture.optional(), {
    description:
      "Un disegno o una fotografia, piccola, accanto al fatto. Ne bastano poche. Si può lasciare fuori.",
    open: false,
  }),
  certainty: field("certezza", certainty),
  source: textField("fonte", "chi lo scrive", { example: "D. Antonelli, 1969" }),
});

const age = record({
  age: textField("epoca", "il nome dell’epoca", { example: "Il Medioevo" }),
  events: field("fatti", filledList(event, "la lista dei fatti, almeno uno"), {
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
