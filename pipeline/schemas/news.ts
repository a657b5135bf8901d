import { z } from "zod";
import { renderMarkdown, unlessTooDeep } from "../markdown/markdown.ts";
import { dateTime, windowRule } from "./dates.ts";
import { field, record } from "./record.ts";
import { differentIds, pictureFile, text, textField, title, wholeNumber } from "./shared.ts";

const photo = record({
  photo: pictureFile,
  description: textField("descrizione", "che cosa si vede, per chi non la vede", {
    title: "Che cosa si vede",
    example: "La strada coperta di neve, con la sbarra abbassata.",
  }),
});

const MINUTES_EXPECTED = "i minuti dopo i quali riappare";

const newsText = text("il testo dell’avviso").refine(
  (markdown) => unlessTooDeep(() => renderMarkdown(markdown)) !== undefined,
  "un testo con elenchi di pochi livelli",
);

const item = record(
  {
    id: field("id", wholeNumber, {
      title: "Numero dell’avviso",
      description:
        "Un numero che nessun altro avviso ha. È già scritto, e dopo la pubblicazione non si cambia.",
    }),
    title: field("titolo", title, {
      description: "In poche parole, di che cosa si tratta.",
      example: "Strada chiusa per neve",
    }),
    text: field("testo", newsText, {
      description: "Prima che cosa succede, poi che cosa fare.",
      example: "La strada da Settefrati è chiusa. Prima di partire si telefona.",
      input: "markdown",
    }),
    photos: field("foto", z.array(photo, "la lista delle fotografie, o []").default([]), {
      title: "Fotografie",
      description: "Si possono lasciare fuori.",
      add: "Aggiungi una fotografia",
      namedBy: "descrizione",
      input: "pictures",
    }),
    startDate: field("dal", dateTime, {
      title: "Si apre",
      description: "Il giorno e l’ora in cui compare, per l’orologio di Roma.",
    }),
    endDate: field("al", dateTime, {
      title: "Si chiude",
      description: "L’ultimo giorno, compreso; con un’ora, fino a quell’ora.",
    }),
    reappearAfterMinutes: field(
      "riappare_dopo_minuti",
      z.number(MINUTES_EXPECTED).positive(MINUTES_EXPECTED).optional(),
      {
        title: "Riappare dopo",
        description: "I minuti dopo i quali lo rivede chi lo ha chiuso. Se è vuoto, 5.",
        example: "60",
      },
    ),
  },
  windowRule("startDate", "endDate"),
);

/** The news of the shrine: content/news.yaml. */
export const newsSchema = z
  .array(item, "la lista degli avvisi, o []")
  .superRefine(differentIds("un id che nessun altro avviso ha"))
  .meta({
    title: "Avvisi",
    description:
      "Un avviso compare in un riquadro sopra la pagina, a chi ha già premuto «Accetta». Quelli vecchi si possono lasciare.",
    add: "Scrivi un avviso",
    namedBy: "titolo",
    open: true,
    fresh: { id: "$next", dal: "$now" },
  });

export type News = z.output<typeof newsSchema>;
