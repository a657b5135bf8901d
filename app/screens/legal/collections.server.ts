import { z } from "zod";
import { COOKIES_PAGE, PRIVACY_PAGE } from "../../../domain/addresses.ts";
import { type Collection, withSiteFields } from "../../../pipeline/read/collection.ts";
import { day } from "../../../pipeline/schemas/dates.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import {
  gallery,
  language,
  languageNames,
  picture,
  summary,
  title,
  toConfirm,
  wholeNumber,
} from "../../../pipeline/schemas/shared.ts";

const legalCategories = [
  "Privacy Policy-IT",
  "Privacy Policy-US",
  "Cookie Consent-IT",
  "Cookie Consent-US",
] as const;

/** A legal text (docs/behaviour.md, "Legal pages"): content/legal. */
const legalSchema = record({
  id: field("id", wholeNumber, {
    title: "Numero",
    description: "Un numero che nessun’altra nota ha. Non si cambia.",
  }),
  category: field("categoria", z.enum(legalCategories, `una di: ${legalCategories.join(", ")}`), {
    title: "Quale nota",
    description: "Non si cambia: da qui viene l’indirizzo.",
    choices: {
      "Privacy Policy-IT": "Privacy, in italiano",
      "Privacy Policy-US": "Privacy, in inglese",
      "Cookie Consent-IT": "Cookie, in italiano",
      "Cookie Consent-US": "Cookie, in inglese",
    },
  }),
  title: field("titolo", title, { example: "Informativa sulla privacy" }),
  summary: field("sommario", summary, {
    example: "Quali dati tratta questo sito, perché, e per quanto tempo.",
  }),
  picture: field("immagine", picture.optional(), {
    description: "Nel file italiano: sta accanto al titolo, per tutte e due le lingue.",
  }),
  language: field("lingua", language, {
    description: "La lingua di questo file.",
    choices: languageNames,
  }),
  effectiveDate: field("in_vigore", day("2025-02-10"), {
    title: "In vigore dal",
    description: "Il primo giorno.",
  }),
  updatedDate: field("aggiornata", day("2026-11-22"), {
    title: "Aggiornata il",
    description: "Cambia con il testo, in tutte e due le lingue.",
  }),
  gallery: field("galleria", gallery),
  toConfirm: field("da_confermare", toConfirm, {
    description: "Stanno nel file italiano. Nessun visitatore le legge.",
  }),
});

export type LegalFields = z.output<typeof legalSchema>;

export const legal = {
  schema: legalSchema,
  render: withSiteFields,
  // A draft at the desk may have no category yet.
  addressOf: ({ fields }) =>
    fields.category?.startsWith("Privacy Policy") ? PRIVACY_PAGE : COOKIES_PAGE,
  // Of legal texts, title and summary suffice.
  searchParts: () => [],
  words: { all: "Note legali", one: "Nota legale", ending: "a" },
} satisfies Collection<LegalFields>;
