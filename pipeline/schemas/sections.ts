import { z } from "zod";
import { field, record } from "./record.ts";
import { address, filledList, textField, title, yesOrNo } from "./shared.ts";

const section = record({
  title: field("titolo", title, { description: "Il nome della sezione.", example: "Nel mondo" }),
  summary: textField("sommario", "una frase sulla sezione", {
    example: "La Madonna di Canneto lontano da Canneto.",
  }),
  /** Whether its pages are communities abroad, and therefore have maps. */
  isOfCommunities: field("comunita", yesOrNo.default(false), {
    title: "Comunità nel mondo",
    description: "Se le sue pagine sono comunità, e hanno la carta del mondo.",
  }),
  addresses: field("pagine", filledList(address, "la lista delle pagine, almeno una"), {
    description: "Ogni pagina sta in una sezione, e in una sola.",
    add: "Aggiungi una pagina",
    input: "address",
  }),
});

/** The sections and their pages in reading order: content/sections.yaml. */
export const sectionsSchema = z.array(section, "la lista delle sezioni").meta({
  title: "Sezioni",
  description: "Le sezioni del sito e le loro pagine, nell’ordine in cui si leggono.",
  add: "Aggiungi una sezione",
  namedBy: "titolo",
  open: true,
});

export type Section = z.output<typeof section>;
