import { z } from "zod";
import { feastId } from "../../../domain/feasts/feasts.ts";
import type { TextPart } from "../../../domain/search/search-data.ts";
import { dayInWords } from "../../../domain/time/calendar-date.ts";
import { renderWithFields } from "../../../pipeline/markdown/markdown.ts";
import {
  type Collection,
  searchPart,
  under,
  withoutPlace,
  withSiteFields,
} from "../../../pipeline/read/collection.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { Calendar } from "../../../pipeline/schemas/calendar.ts";
import { worldPosition } from "../../../pipeline/schemas/position.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import {
  figures,
  gallery,
  picture,
  sources,
  summary,
  text,
  textField,
  title,
  toConfirm,
} from "../../../pipeline/schemas/shared.ts";
import type { TextScreen } from "../../site-map.ts";

/** The widgets above the text of a page, each with the template that includes its styles. */
export const specials = {
  "prossime feste": "text-page",
  orari: "text-page",
  strada: "text-page",
  compagnie: "companies",
  telefono: "text-page",
  "tasto per stampare": "text-page",
  "indice di inni e preghiere": "directory",
  "indice delle preghiere": "directory",
  "indice degli inni": "directory",
  "indice delle offerte": "directory",
  "indice delle pubblicazioni": "directory",
  "indice della sezione": "directory",
} as const satisfies Record<string, TextScreen>;

export type SpecialName = keyof typeof specials;

const specialNames = Object.keys(specials) as SpecialName[];

const fact = record({
  name: textField("voce", "di che cosa si parla", { example: "La festa" }),
  value: textField("valore", "il fatto, in poche parole", { example: "in agosto" }),
}).transform(({ name, value }): [name: string, value: string] => [name, value]);

/** A page of text: content/pages and content/offerings. */
const pageSchema = record({
  title: field("titolo", title),
  summary: field("sommario", summary),
  picture: field("immagine", picture.optional()),
  facts: field("in_breve", z.array(fact, "una lista di voci con il loro valore").default([]), {
    description:
      "Pochi fatti in cima alla pagina, ciascuno con il suo nome. Si può lasciare fuori.",
    add: "Aggiungi un fatto",
    namedBy: "voce",
  }),
  feast: field(
    "festa",
    text("quando è la festa, per esempio «una domenica di metà agosto»").optional(),
    {
      description: "Solo per le comunità nel mondo: quando è la loro festa. Si può lasciare fuori.",
      example: "una domenica di metà agosto",
    },
  ),
  position: field("posizione", worldPosition.optional(), {
    description:
      "Solo per le comunità nel mondo: latitudine e longitudine in gradi, come le dà una carta in rete. Chi non ce l’ha sta negli elenchi, e non sulla mappa.",
    example: "42.3001, -83.0165",
  }),
  special: field(
    "riquadro",
    z.enum(specialNames, `una di queste parole: ${specialNames.join(", ")}`).optional(),
    {
      title: "Riquadro sopra il testo",
      description: "Un riquadro che il sito tiene aggiornato da solo. Di solito non c’è.",
    },
  ),
  figures: field("figure", figures),
  gallery: field("galleria", gallery),
  sources: field("fonti", sources),
  toConfirm: field("da_confermare", toConfirm),
});

export type PageFields = z.output<typeof pageSchema>;

export const pages = {
  schema: pageSchema,
  render: (markdown, { blocks, siteFields }) => renderWithFields(markdown, siteFields, blocks),
  addressOf: under("/app/"),
  searchParts: pageParts,
  words: { all: "Pagine", one: "Pagina", ending: "a", fresh: "Una pagina nuova" },
} satisfies Collection<PageFields>;

export const offerings = {
  schema: pageSchema,
  render: withSiteFields,
  addressOf: under("/app/offerte/"),
  searchParts: pageParts,
  words: { all: "Offerte", one: "Pagina", ending: "a", fresh: "Una pagina delle offerte nuova" },
} satisfies Collection<PageFields>;

type WithCalendar = Readonly<{ calendar: Calendar }>;

function pageParts({ fields, prose }: Entry<PageFields>, content: WithCalendar): TextPart[] {
  return [
    searchPart(fields.facts.map(([name, value]) => `${name}: ${value}`)),
    ...(fields.special === "prossime feste" ? feastParts(content) : []),
    // Today's hours are at the top of the page, so results do not link to an anchor.
    ...(fields.special === "orari" ? prose.parts.map(withoutPlace) : prose.parts),
  ].filter(({ heading, passages }) => heading !== undefined || passages.length > 0);
}

/** Returns the feasts of the year as features/feasts/upcoming-feasts.tsx shows them, without the year. */
function feastParts({ calendar }: WithCalendar): TextPart[] {
  return calendar.feasts.map(({ slug, name, what, rule }) => ({
    id: feastId(slug),
    heading: rule.from ? `${daysInWords(rule)}, ${name}` : name,
    passages: [what],
  }));
}

type Days = Record<"from" | "to", Parameters<typeof dayInWords>[0]>;

function daysInWords({ from, to }: Days): string {
  const end = dayInWords(to);
  return dayInWords(from) === end ? end : `${dayInWords(from)} - ${end}`;
}
