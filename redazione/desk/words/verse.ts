import { languageNames, picture, questions, sources, summary, title } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/hymns and content/prayers */
export const verse: Words = {
  titolo: { ...title, help: "Il nome con cui lo si conosce.", example: "Adoro te devote" },
  sommario: {
    ...summary,
    example:
      "«Ti adoro con devozione»: la prima strofa di un inno all’Eucaristia, da dire in silenzio.",
  },
  ...picture("immagine"),
  lingua: {
    label: "Lingue",
    help: "Le lingue del testo. Con due lingue, italiano e latino si vedono accanto.",
    example: "Latino e Italiano",
    choices: languageNames,
  },
  quando: {
    label: "Quando si dice o si canta",
    help: "In una frase. Si può lasciare vuoto.",
    example: "Durante l’adorazione e dopo la comunione.",
  },
  origine: {
    label: "Da dove viene",
    help: "Di che testo si tratta.",
    example: "Inno latino all’Eucaristia",
  },
  autore: {
    label: "Autore",
    help: "Oppure «Tradizionale».",
    example: "Attribuito a san Tommaso d’Aquino (morto nel 1274)",
  },
  anno: { label: "Anno o secolo", help: "Quando fu scritto.", example: "XIII secolo" },
  pubblico_dominio: {
    label: "Perché si può pubblicare",
    help: "Prima di tutto ci si assicura che il testo si possa pubblicare: qui si dice perché.",
    example: "Il latino è del XIII secolo; l’italiano è una traduzione letterale.",
    input: "paragraph",
  },
  nota: {
    label: "Nota",
    help: "Si legge sotto il testo. Si può lasciare vuota.",
    example: "A Canneto si canta la sera della vigilia.",
    input: "paragraph",
  },
  strofe_numerate: {
    label: "Strofe numerate",
    help: "Se davanti a ogni strofa si legge il suo numero.",
    example: "no",
  },
  pubblicare: {
    label: "Si pubblica",
    help: "Un testo che non si può ancora pubblicare si tiene spento: nessuno lo vede e non va in nessun gruppo.",
    example: "sì",
  },
  ...sources,
  da_confermare: questions,
};
