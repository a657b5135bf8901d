import { z } from "zod";
import { buildInstant } from "../build-instant.ts";
import type { SiteFields } from "../site-fields.ts";
import { field, record } from "./record.ts";
import { securityContact } from "./security-contact.ts";
import { text, yesOrNo } from "./shared.ts";

const APP_EXPECTED = "un indirizzo come fb://page/123";

/** A social page; while its address is not confirmed, a search for it. */
const socialPage = record({
  name: field("nome", text("il nome della rete sociale")),
  web: field(
    "indirizzo",
    z.url({ protocol: /^https$/, error: "un indirizzo che comincia con https://" }),
  ),
  app: field(
    "app",
    z
      .string({ error: APP_EXPECTED })
      .regex(/^[a-z][a-z0-9+.-]*:\/\//, { error: APP_EXPECTED })
      .refine((address) => !/^(javascript|data|vbscript):/.test(address), { error: APP_EXPECTED })
      .optional(),
  ),
  confirmed: field("confermata", yesOrNo),
});

const SITE_EXPECTED =
  "l’indirizzo del sito, per esempio https://www.esempio.it, senza barra finale";
const CALLED_EXPECTED = "il numero con +39, senza spazi";
const EMAIL_EXPECTED = "un indirizzo di posta elettronica, oppure il campo vuoto";
const DAYS_OF_LOGS_EXPECTED = "il numero dei giorni, oppure il campo vuoto";

const COORDINATES_EXPECTED = 'latitudine e longitudine in gradi, come "41.6783, 13.9083"';
const TOWN_EXPECTED = "CAP, comune e provincia, come 03040 Settefrati (FR)";

/** Postal code, town and province, as they are written on a letter. */
const TOWN = /^(\d{5}) (.+) \(([A-Z]{2})\)$/;

const email = z.email({ error: EMAIL_EXPECTED }).nullish();

const siteFields = {
  name: field("nome", text("il nome breve")),
  fullName: field("nome_completo", text("il nome completo")),
  web: field(
    "sito",
    z.string({ error: SITE_EXPECTED }).regex(/^https:\/\/[a-z0-9.-]+$/, { error: SITE_EXPECTED }),
  ),
  diocese: field("ente", text("la diocesi")),
  street: field("indirizzo", text("via e numero")),
  town: field("localita", text(TOWN_EXPECTED).regex(TOWN, { error: TOWN_EXPECTED })),
  coordinates: field(
    "coordinate",
    z
      .string({ error: COORDINATES_EXPECTED })
      .regex(/^-?\d{1,2}\.\d+, -?\d{1,3}\.\d+$/, { error: COORDINATES_EXPECTED }),
  ),
  phone: field("telefono", text("il numero come si legge")),
  calledPhone: field(
    "telefono_internazionale",
    z.string({ error: CALLED_EXPECTED }).regex(/^\+\d{8,15}$/, { error: CALLED_EXPECTED }),
  ),
  representative: field("rappresentante", text("un nome, oppure il campo vuoto").nullish()),
  email: field("posta_elettronica", email),
  certifiedEmail: field("pec", email),
  dataProtectionOfficer: field(
    "responsabile_protezione_dati",
    text("nome e recapito, oppure il campo vuoto").nullish(),
  ),
  host: field("fornitore", text("il nome e il Paese, oppure il campo vuoto").nullish()),
  daysOfLogs: field(
    "giorni_registri",
    z.int({ error: DAYS_OF_LOGS_EXPECTED }).positive({ error: DAYS_OF_LOGS_EXPECTED }).nullish(),
  ),
};

/**
 * Name, address, telephone and social pages of the shrine: content/site.yaml. What every page shows comes out by its
 * name; `place` and `security` are for other programs, and `fields` is what texts may name in braces.
 */
export const siteSchema = record(
  {
    ...siteFields,
    social: field("social", z.array(socialPage, { error: "la lista delle pagine sociali, o []" })),
    security: field("sicurezza", securityContact(buildInstant).nullish()),
  },
  {
    holds: ({ phone, calledPhone }) => calledPhone.endsWith(phone.replace(/\D/g, "")),
    at: "calledPhone",
    expected: "lo stesso numero di «telefono», con +39 davanti",
  },
).transform(({ social, security, ...texts }) => {
  const { name, fullName, web, diocese, street, town, phone, calledPhone, coordinates } = texts;
  return {
    ...{ name, fullName, web, diocese, street, town, phone },
    phoneHref: `tel:${calledPhone}`,
    social,
    place: placeOf(town, coordinates),
    security: security ?? undefined,
    fields: fieldsForTexts(texts),
  };
});

/** Town and coordinates in their parts; degrees north and east. */
function placeOf(town: string, coordinates: string) {
  const [, postalCode = "", locality = "", province = ""] = TOWN.exec(town) ?? [];
  const [latitude = 0, longitude = 0] = coordinates.split(", ").map(Number);
  return { postalCode, locality, province, latitude, longitude };
}

/** What texts may name while content/site.yaml has errors: every field, as its own name. */
export const namesAsFields: SiteFields = new Map(
  Object.values(siteFields).map(({ name }) => [name, name]),
);

/** Every field but the list by its Italian name, with its text if it is filled in. */
function fieldsForTexts(
  site: {
    [Name in keyof typeof siteFields]: z.output<(typeof siteFields)[Name]["schema"]>;
  },
): SiteFields {
  const names = Object.keys(siteFields) as (keyof typeof siteFields)[];
  return new Map(names.map((name) => [siteFields[name].name, site[name]?.toString()]));
}

export type SocialPage = z.output<typeof socialPage>;
export type Site = z.output<typeof siteSchema>;
