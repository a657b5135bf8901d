import { z } from "zod";
import { COMPANIES_PAGE } from "../../../domain/addresses.ts";
import {
  type Collection,
  searchPart,
  under,
  withSiteFields,
} from "../../../pipeline/read/collection.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import { hour, monthDay } from "../../../pipeline/schemas/dates.ts";
import { italianPosition } from "../../../pipeline/schemas/position.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import {
  picture,
  sources,
  summary,
  text,
  textField,
  title,
  toConfirm,
  whole,
} from "../../../pipeline/schemas/shared.ts";

/** A moment of its journey at which a company is known to be at a place. */
const moment = record({
  day: field("giorno", monthDay, { description: "Il giorno in cui è lì." }),
  hour: field("ora", hour.optional(), {
    description: "L’ora in cui parte dal suo paese, o arriva. Si può lasciare vuoto.",
  }),
  place: field("dove", text("un luogo"), {
    description:
      "Il suo paese, un luogo che sta già sulla carta, o Canneto. Due volte di seguito: la seconda è quando ne riparte.",
    example: "Picinisco",
  }),
  year: field("anno", whole("un anno, come 2017", 1900, 2100).optional(), {
    description: "Solo se si sa di un anno solo.",
  }),
});

export type CompanyMoment = z.output<typeof moment>;

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
  municipality: textField("comune", "il comune da cui parte", { example: "Opi" }),
  province: textField("provincia", "la provincia, per esteso", { example: "L’Aquila" }),
  region: field(
    "regione",
    z.enum(
      ["Lazio", "Abruzzo", "Molise", "Campania"],
      "una regione: Lazio, Abruzzo, Molise o Campania",
    ),
    { description: "Una delle quattro." },
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
    description:
      "Mette la compagnia nell’elenco «Per giorno di partenza» e nel calendario dei telefoni. Si può lasciare vuoto.",
  }),
  route: field("percorso", text("il percorso, in una riga").optional(), {
    description:
      "In una riga. I luoghi uno dopo l’altro, fino a Canneto, diventano una linea di tappe. Si può lasciare vuoto.",
    example: "Val Fondillo, Passo dell’Orso, Canneto",
  }),
  moments: field("cammino", z.array(moment, "la lista dei momenti del cammino").default([]), {
    title: "Di ora in ora",
    description:
      "Dove si sa che è la compagnia, in ordine: muove la sua luce nella notte delle compagnie, sulla carta. Si può lasciare vuoto.",
    add: "Aggiungi un momento",
    namedBy: "dove",
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

export const companyLink = (company: Entry<CompanyFields>) => ({
  title: company.fields.title,
  address: companies.addressOf(company),
});
