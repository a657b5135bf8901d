import { z } from "zod";
import { field, record } from "./record.ts";
import { certainty, picture, text } from "./shared.ts";

const event = record({
  when: field("quando", text("la data come si legge")),
  year: field("anno", z.int({ error: "l’anno, per l’ordine; prima di Cristo con il meno" })),
  event: field("fatto", text("che cosa accadde, in una frase")),
  picture: field("immagine", picture.optional()),
  certainty: field("certezza", certainty),
  source: field("fonte", text("chi lo scrive")),
});

const EVENTS_EXPECTED = "la lista dei fatti, almeno uno";

const age = record({
  age: field("epoca", text("il nome dell’epoca")),
  events: field(
    "fatti",
    z.array(event, { error: EVENTS_EXPECTED }).min(1, { error: EVENTS_EXPECTED }),
  ),
});

/** What happened at Canneto, by age, from the oldest: content/timeline.yaml. */
export const timelineSchema = z
  .array(age, { error: "la lista delle epoche" })
  .transform((ages, context) => {
    const years = ages.flatMap(({ events }) => events.map(({ year }) => year));
    if (years.some((year, index) => year < (years[index - 1] ?? year))) {
      context.addIssue({ code: "custom", message: "i fatti dal più antico al più recente" });
    }
    return ages;
  });

export type TimelineAge = z.output<typeof age>;
