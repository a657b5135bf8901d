import { z } from "zod";
import { field, record } from "./record.ts";
import { language, picture, sources, summary, text, title, toConfirm, yesOrNo } from "./shared.ts";

/** A prayer or a hymn: content/prayers and content/hymns. */
export const verseSchema = record({
  title: field("titolo", title),
  summary: field("sommario", summary),
  picture: field("immagine", picture.optional()),
  languages: field(
    "lingua",
    z.array(language, { error: "la lista delle lingue, per esempio [it, la]" }).min(1),
  ),
  when: field("quando", text("quando si recita o si canta, in una frase").optional()),
  origin: field("origine", text("da dove viene il testo")),
  author: field("autore", text("l’autore, o «Tradizionale»")),
  year: field("anno", text("l’anno o il secolo")),
  rights: field("pubblico_dominio", text("perché il testo si può pubblicare")),
  note: field("nota", text("una nota").optional()),
  numbered: field("strofe_numerate", yesOrNo.default(false)),
  published: field("pubblicare", yesOrNo.default(true)),
  sources: field("fonti", sources),
  toConfirm: field("da_confermare", toConfirm),
});

export type VerseFields = z.output<typeof verseSchema>;
