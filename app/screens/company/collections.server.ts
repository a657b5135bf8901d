import { z } from "zod";
import { COMPANIES_PAGE } from "../../../domain/addresses.ts";
import {
  type Collection,
  searchPart,
  under,
  withSiteFields,
} from "../../../pipeline/read/collection.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import { monthDay } from "../../../pipeline/schemas/dates.ts";
import { italianPosition } from "../../../pipeline/schemas/position.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import {
  picture,
  sources,
  summary,
  text,
  title,
  toConfirm,
} from "../../../pipeline/schemas/shared.ts";

/** A company of pilgrims: content/companies. */
const companySchema = record({
  title: field("titolo", title, {
    title: "Nome della compagnia",
    description: "Di solito il paese.",
    example: "Opi",
  }),
  summary: field("sommario", summary, {
    example: "Da Opi si viene a Canneto per i monti, passando la notte in Val Fondillo.",
  }),
  picture: field("immagine", picture.optional()),
  municipality: field("comune", text("il comune"), {
    title: "Comune",
    description: "Il comune da cui parte.",
    example: "Opi",
  }),
  province: field("provincia", text("la provincia, per esteso"), {
    title: "Provincia",
    description: "Per esteso.",
    example: "L’Aquila",
  }),
  region: field(
    "regione",
    z.enum(
      ["Lazio", "Abruzzo", "Molise", "Campania"],
      "una regione: Lazio, Abruzzo, Molise o Campania",
    ),
    { title: "Regione", description: "Una delle quattro." },
  ),
  position: field("posizione", italianPosition.optional(), {
    title: "Posizione del paese",
    description:
      "Latitudine e longitudine, come le copia la carta del telefono tenendo il dito sulla piazza. Mette il paese sulla carta delle compagnie; vuoto, resta negli elenchi.",
    example: "41.7784, 13.8293",
  }),
  days: field(
    "giorni",
    text("i giorni del pellegrinaggio, per esempio «20-23 agosto»").optional(),
    {
      title: "Giorni del pellegrinaggio",
      description: "Si legge così com’è scritto. Si può lasciare vuoto.",
      example: "20-22 agosto",
    },
  ),
  departure: field("parte_il", monthDay.optional(), {
    title: "Parte il",
    description:
      "Mette la compagnia nell’elenco «Per giorno di partenza» e nel calendario dei telefoni. Si può lasciare vuoto.",
  }),
  route: field("percorso", text("il percorso, in una riga").optional(), {
    title: "Percorso",
    description:
      "In una riga. I luoghi uno dopo l’altro, fino a Canneto, diventano una linea di tappe. Si può lasciare vuoto.",
    example: "Val Fondillo, Passo dell’Orso, Canneto",
  }),
  nearby: field(
    "vicine",
    z
      .array(
        text("il nome di un file di content/companies, senza .md"),
        "la lista delle compagnie vicine, per esempio [opi, pescasseroli]",
      )
      .default([]),
    {
      title: "Sulla stessa strada",
      description: "Le compagnie che fanno la stessa strada, con il nome del loro file senza .md.",
      add: "Aggiungi una compagnia",
    },
  ),
  sources: field("fonti", sources),
  toConfirm: field("da_confermare", toConfirm),
});

export type CompanyFields = z.output<typeof companySchema>;

export const companies = {
  schema: companySchema,
  render: withSiteFields,
  addressOf: under("/app/pellegrinaggio/compagnie/"),
  routes: { "/app/pellegrinaggio/compagnie/:company": "company" },
  index: { title: "Le compagnie", address: COMPANIES_PAGE },
  searchParts: ({ fields, prose }) => [
    searchPart([
      `${fields.municipality}, provincia: ${fields.province}`,
      fields.region,
      fields.days,
      fields.route,
    ]),
    ...prose.parts,
  ],
  words: { all: "Compagnie", one: "Compagnia", ending: "a", fresh: "Una compagnia nuova" },
} satisfies Collection<CompanyFields>;

/** Returns a company as a list item. */
export const companyLink = (company: Entry<CompanyFields>) => ({
  title: company.fields.title,
  address: companies.addressOf(company),
});
