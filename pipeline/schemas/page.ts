import { z } from "zod";
import { worldPosition } from "./position.ts";
import { field, record } from "./record.ts";
import { figures, gallery, picture, sources, summary, text, title, toConfirm } from "./shared.ts";

/** The widgets above the text of a page. */
const specialNames = [
  "prossime feste",
  "orari",
  "strada",
  "compagnie",
  "telefono",
  "tasto per stampare",
  "indice di inni e preghiere",
  "indice delle preghiere",
  "indice degli inni",
  "indice delle offerte",
  "indice delle pubblicazioni",
  "indice della sezione",
] as const;

const fact = record({
  name: field("voce", text("di che cosa si parla"), {
    title: "Voce",
    description: "Di che cosa si parla.",
    example: "La festa",
  }),
  value: field("valore", text("il fatto, in poche parole"), {
    title: "Valore",
    description: "Il fatto, in poche parole.",
    example: "in agosto",
  }),
}).transform(({ name, value }): [name: string, value: string] => [name, value]);

/** A page of text: content/pages and content/offerings. */
export const pageSchema = record({
  title: field("titolo", title),
  summary: field("sommario", summary),
  picture: field("immagine", picture.optional()),
  facts: field("in_breve", z.array(fact, "una lista di voci con il loro valore").default([]), {
    title: "In breve",
    description:
      "Pochi fatti in cima alla pagina, ciascuno con il suo nome. Si può lasciare fuori.",
    add: "Aggiungi un fatto",
    namedBy: "voce",
  }),
  feast: field(
    "festa",
    text("quando è la festa, per esempio «una domenica di metà agosto»").optional(),
    {
      title: "Festa",
      description: "Solo per le comunità nel mondo: quando è la loro festa. Si può lasciare fuori.",
      example: "una domenica di metà agosto",
    },
  ),
  position: field("posizione", worldPosition.optional(), {
    title: "Posizione",
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
export type SpecialName = (typeof specialNames)[number];
