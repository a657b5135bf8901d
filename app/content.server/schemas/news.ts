import { z } from "zod";
import { renderMarkdown, unlessTooDeep } from "../markdown.ts";
import { dateTime, LATER_END_EXPECTED } from "./dates.ts";
import { field, record } from "./record.ts";
import { differentIds, text, title, wholeNumber } from "./shared.ts";

const PHOTO_EXPECTED = "l’indirizzo di un’immagine del sito";

const photo = record({
  photo: field(
    "file",
    z.string({ error: PHOTO_EXPECTED }).regex(/^\/[a-z0-9/._-]+$/, { error: PHOTO_EXPECTED }),
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
    photos: field("foto", z.array(photo, { error: "la lista delle fotografie, o []" }).default([])),
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
  .superRefine(differentIds("un id che nessun altro avviso ha"));

export type News = z.output<typeof newsSchema>;
