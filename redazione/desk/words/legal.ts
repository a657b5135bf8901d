import { gallery, languageNames, questions, summary, title } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/legal */
export const legal: Words = {
  id: { label: "Numero", help: "Un numero che nessun’altra nota ha. Non si cambia.", example: "1" },
  categoria: {
    label: "Quale nota",
    help: "Non si cambia: da qui viene l’indirizzo.",
    example: "Privacy Policy-IT",
    choices: {
      "Privacy Policy-IT": "Privacy, in italiano",
      "Privacy Policy-US": "Privacy, in inglese",
      "Cookie Consent-IT": "Cookie, in italiano",
      "Cookie Consent-US": "Cookie, in inglese",
    },
  },
  titolo: { ...title, example: "Informativa sulla privacy" },
  sommario: { ...summary, example: "Quali dati tratta questo sito, perché, e per quanto tempo." },
  lingua: {
    label: "Lingua",
    help: "La lingua di questo file.",
    example: "Italiano",
    choices: languageNames,
  },
  in_vigore: { label: "In vigore dal", help: "Il primo giorno.", example: "10 febbraio 2025" },
  aggiornata: {
    label: "Aggiornata il",
    help: "Cambia con il testo, in tutte e due le lingue.",
    example: "22 novembre 2026",
  },
  ...gallery,
  da_confermare: {
    ...questions,
    help: "Stanno nel file italiano. Nessun visitatore le legge.",
  },
};
