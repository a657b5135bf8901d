import { z } from "zod";
import { HYMNS_PAGE, PRAYERS_PAGE } from "../../../domain/addresses.ts";
import type { TextPart } from "../../../domain/search/search-data.ts";
import { renderVerse } from "../../../pipeline/markdown/markdown.ts";
import {
  type Collection,
  searchPart,
  under,
  withoutPlace,
} from "../../../pipeline/read/collection.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import {
  figures,
  language,
  languageNames,
  picture,
  sources,
  summary,
  text,
  textField,
  title,
  toConfirm,
  yesOrNo,
} from "../../../pipeline/schemas/shared.ts";

/** A prayer or a hymn: content/prayers and content/hymns. */
const verseSchema = record({
  title: field("titolo", title, {
    description: "Il nome con cui lo si conosce.",
    example: "Adoro te devote",
  }),
  summary: field("sommario", summary, {
    example:
      "«Ti adoro con devozione»: la prima strofa di un inno all’Eucaristia, da dire in silenzio.",
  }),
  picture: field("immagine", picture.optional()),
  figures: field("figure", figures),
  languages: field(
    "lingua",
    z.array(language, "la lista delle lingue, per esempio [it, la]").min(1),
    {
      title: "Lingue",
      description: "Le lingue del testo. Con due lingue, italiano e latino si vedono accanto.",
      choices: languageNames,
    },
  ),
  when: field("quando", text("quando si recita o si canta, in una frase").optional(), {
    title: "Quando si dice o si canta",
    description: "In una frase. Si può lasciare vuoto.",
    example: "Durante l’adorazione e dopo la comunione.",
  }),
  origin: textField("origine", "di che testo si tratta", {
    title: "Da dove viene",
    example: "Inno latino all’Eucaristia",
  }),
  author: textField("autore", "l’autore, o «Tradizionale»", {
    example: "Attribuito a san Tommaso d’Aquino (morto nel 1274)",
  }),
  year: textField("anno", "l’anno o il secolo in cui fu scritto", {
    title: "Anno o secolo",
    example: "XIII secolo",
  }),
  rights: field("pubblico_dominio", text("perché il testo si può pubblicare"), {
    title: "Perché si può pubblicare",
    description:
      "Prima di tutto ci si assicura che il testo si possa pubblicare: qui si dice perché.",
    example: "Il latino è del XIII secolo; l’italiano è una traduzione letterale.",
    input: "paragraph",
  }),
  note: field("nota", text("una nota").optional(), {
    description: "Si legge sotto il testo. Si può lasciare vuota.",
    example: "A Canneto si canta la sera della vigilia.",
    input: "paragraph",
  }),
  numbered: field("strofe_numerate", yesOrNo.default(false), {
    description: "Se davanti a ogni strofa si legge il suo numero.",
  }),
  published: field("pubblicare", yesOrNo.default(true), {
    title: "Si pubblica",
    description:
      "Un testo che non si può ancora pubblicare si tiene spento: nessuno lo vede e non va in nessun gruppo.",
  }),
  sources: field("fonti", sources),
  toConfirm: field("da_confermare", toConfirm),
});

export type VerseFields = z.output<typeof verseSchema>;

const verses = { schema: verseSchema, render: renderVerse, searchParts };

export const hymns = {
  ...verses,
  addressOf: under("/app/inni/"),
  routes: { "/app/inni/:text": "verse" },
  index: { title: "Inni", address: HYMNS_PAGE },
  words: { all: "Inni", one: "Inno", ending: "o", fresh: "Un inno nuovo" },
} satisfies Collection<VerseFields>;

export const prayers = {
  ...verses,
  addressOf: under("/app/preghiere/"),
  routes: { "/app/preghiere/:text": "verse" },
  index: { title: "Preghiere", address: PRAYERS_PAGE },
  words: { all: "Preghiere", one: "Preghiera", ending: "a", fresh: "Una preghiera nuova" },
} satisfies Collection<VerseFields>;

function searchParts({ fields, prose }: Entry<VerseFields>): TextPart[] {
  const { when, origin, author, year, note } = fields;
  return [
    // The text starts below the title: its first heading needs no anchor.
    ...prose.parts.slice(0, 1).map(withoutPlace),
    ...prose.parts.slice(1),
    searchPart([when, origin, author, year, note]),
  ];
}
