import { z } from "zod";
import type { SiteFields } from "../read/site-fields.ts";
import { type FieldMeta, field, record } from "./record.ts";
import { matching, text, textField, whole, yesOrNo } from "./shared.ts";

/** A social page; until its address is confirmed, a search for it. */
const socialPage = record({
  name: textField("nome", "il nome della rete sociale", { example: "Facebook" }),
  web: field(
    "indirizzo",
    z.url({ protocol: /^https$/, error: "un indirizzo che comincia con https://" }),
    { description: "Comincia con https://", example: "https://www.facebook.com/esempio" },
  ),
  app: field(
    "app",
    matching(
      /^(?!javascript:|data:|vbscript:)[a-z][a-z0-9+.-]*:\/\//,
      "un indirizzo come fb://page/123",
    ).optional(),
    {
      title: "Indirizzo per il telefono",
      description: "L’indirizzo che apre l’applicazione. Si può lasciare vuoto.",
      example: "fb://page/123",
    },
  ),
  confirmed: field("confermata", yesOrNo, {
    description: "Se l’indirizzo è quello vero del santuario.",
  }),
});

/** Postal code, town and province, as in a postal address. */
const TOWN = /^(\d{5}) (.+) \(([A-Z]{2})\)$/;

/** Defines a field whose sentence stands in the texts only once it is filled in. */
const fieldOfSentence = <const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  { description = "", ...meta }: FieldMeta,
) => {
  const told = `${description} Finché è vuoto, la frase che lo nomina non compare.`.trim();
  return field(name, schema.nullish(), { ...meta, description: told });
};

const email = z.email("un indirizzo di posta elettronica, oppure il campo vuoto");

const siteFields = {
  name: field("nome", text("il nome breve"), {
    title: "Nome breve",
    description: "Si legge in ogni pagina.",
    example: "Santuario di Canneto",
  }),
  fullName: textField("nome_completo", "il nome intero del santuario", {
    example: "Basilica Santuario di Maria Santissima di Canneto",
  }),
  web: field(
    "sito",
    matching(
      /^https:\/\/[a-z0-9.-]+$/,
      "l’indirizzo del sito, per esempio https://www.esempio.it, senza barra finale",
    ),
    {
      title: "Indirizzo del sito",
      description: "Dove il sito è pubblicato, senza barra in fondo.",
      example: "https://www.esempio.it",
    },
  ),
  diocese: textField("ente", "la diocesi a cui appartiene il santuario", {
    title: "Diocesi",
    example: "Diocesi di Sora-Cassino-Aquino-Pontecorvo",
  }),
  street: textField("indirizzo", "via e numero del santuario", {
    title: "Via e numero",
    example: "Via Valle di Canneto 1",
  }),
  town: field("localita", matching(TOWN, "CAP, comune e provincia, come 03040 Settefrati (FR)"), {
    title: "Località",
    description: "CAP, comune e provincia.",
    example: "03040 Settefrati (FR)",
  }),
  coordinates: field(
    "coordinate",
    matching(
      /^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/,
      'latitudine e longitudine in gradi, come "41.6783, 13.9083"',
    ),
    {
      description: "Latitudine e longitudine, come in «Come raggiungerci».",
      example: "41.6783, 13.9083",
    },
  ),
  phone: textField("telefono", "il numero come si legge", { example: "0776 691106" }),
  calledPhone: field(
    "telefono_internazionale",
    matching(/^\+\d{8,15}$/, "il numero con +39, senza spazi"),
    {
      title: "Telefono da chiamare",
      description: "Lo stesso numero con +39, senza spazi: i telefoni chiamano questo.",
      example: "+390776691106",
    },
  ),
  representative: fieldOfSentence("rappresentante", text("un nome, oppure il campo vuoto"), {
    title: "Chi rappresenta il titolare",
    example: "don Nome Cognome",
  }),
  email: fieldOfSentence("posta_elettronica", email, { example: "segreteria@esempio.it" }),
  certifiedEmail: fieldOfSentence("pec", email, {
    title: "PEC",
    example: "santuario@pec.esempio.it",
  }),
  dataProtectionOfficer: fieldOfSentence(
    "responsabile_protezione_dati",
    text("nome e recapito, oppure il campo vuoto"),
    {
      title: "Responsabile della protezione dei dati",
      description: "Nome e recapito.",
      example: "Nome Cognome, dati@esempio.it",
    },
  ),
  host: fieldOfSentence("fornitore", text("il nome e il Paese, oppure il campo vuoto"), {
    title: "Chi ospita il sito",
    description: "Nome e Paese.",
    example: "Fornitore di Prova (Italia)",
  }),
  daysOfLogs: fieldOfSentence(
    "giorni_registri",
    whole("il numero dei giorni, oppure il campo vuoto", 1),
    {
      title: "Giorni dei registri",
      description: "Per quanti giorni al massimo chi ospita il sito tiene i registri.",
      example: "30",
    },
  ),
  monthsOfRequests: fieldOfSentence(
    "mesi_richieste",
    whole("il numero dei mesi, oppure il campo vuoto", 1),
    {
      title: "Mesi delle richieste",
      description: "Dopo quanti mesi, al massimo, la segreteria cancella le richieste.",
      example: "12",
    },
  ),
};

/**
 * The name, address, telephone and social pages of the shrine: content/site.yaml. Fields shown on every page are parsed
 * under their own names; `place` and `faultContact` are for other programs, `fields` holds the names available to texts.
 */
export const siteSchema = record(
  {
    ...siteFields,
    social: field("social", z.array(socialPage, "la lista delle pagine sociali, o []"), {
      title: "Pagine sociali",
      description: "Finché una pagina non è confermata, il collegamento apre una ricerca.",
      add: "Aggiungi una pagina",
      namedBy: "nome",
      fresh: { confermata: false },
    }),
  },
  {
    holds: ({ phone, calledPhone }) => calledPhone.endsWith(phone.replace(/\D/g, "")),
    at: "calledPhone",
    expected: "lo stesso numero di «telefono», con +39 davanti",
  },
).transform(({ social, ...texts }) => {
  const { name, fullName, web, diocese, street, town, phone, calledPhone, coordinates } = texts;
  const phoneHref = `tel:${calledPhone}`;
  const shown = { name, fullName, web, diocese, street, town, phone, phoneHref, social };
  const faultContact = texts.email ? `mailto:${texts.email}` : phoneHref;
  const place = placeOf(town, coordinates);
  return { ...shown, place, faultContact, fields: fieldsForTexts(texts) };
});

/** Parses the town and the coordinates; in degrees north and east. */
function placeOf(town: string, coordinates: string) {
  const [, postalCode = "", locality = "", province = ""] = TOWN.exec(town) ?? [];
  const [latitude = 0, longitude = 0] = coordinates.split(", ").map(Number);
  return { postalCode, locality, province, latitude, longitude };
}

/** A stand-in while content/site.yaml has errors: every field, with its name as its value. */
export const namesAsFields: SiteFields = new Map(
  Object.values(siteFields).map(({ name }) => [name, name]),
);

/** Returns every field but the list by Italian name, with its text if it is not empty. */
function fieldsForTexts(site: object): SiteFields {
  const names = Object.entries(siteFields);
  return new Map(names.map(([key, { name }]) => [name, Reflect.get(site, key)?.toString()]));
}

export type SocialPage = z.output<typeof socialPage>;
export type Site = z.output<typeof siteSchema>;
