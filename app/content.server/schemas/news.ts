import { z } from "zod";
import { renderMarkdown, unlessTooDeep } from "../markdown.ts";
import { dateTime, LATER_END_EXPECTED } from "./dates.ts";
import { field, record } from "./record.ts";
import { text, title, wholeNumber } from "./shared.ts";

const photo = record({
  photo: field(
    "file",
    z.string().regex(/^\/[a-z0-9/._-]+$/, { error: "l’indirizzo di un’immagine del sito" }),
  ),
  description: field("descrizione", text("che cosa si vede")),
});

const MINUTES_EXPECTED = "i minuti dopo i quali riappare";

/** Markdown without pictures, which have a field of their own. */
const newsText = text("il testo dell’avviso").refine(
  (markdown) => unlessTooDeep(() => renderMarkdown(markdown))?.hasPictures === false,
  { error: "un testo senza immagini (stanno in «foto») e con elenchi di pochi livelli" },
);

const item = record(
  {
    id: field("id", wholeNumber),
    title: field("titolo", title),
    text: field("testo", newsText),
    photos: field("foto", z.array(photo).default([])),
    startDate: field("dal", dateTime),
    endDate: field("al", dateTime),
    reappearAfterMinutes: field(
      "riappare_dopo_minuti",
      z.number({ error: MINUTES_EXPECTED }).positive({ error: MINUTES_EXPECTED }).optional(),
    ),
  },
  {
    holds: ({ startDate, endDate }) => startDate <= endDate,
    at: "endDate",
    expected: LATER_END_EXPECTED,
  },
);

/** The news of the shrine: content/news.yaml. */
export const newsSchema = z
  .array(item, { error: "la lista degli avvisi, o []" })
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: "un id diverso per ogni avviso",
  });

export type News = z.output<typeof newsSchema>;
