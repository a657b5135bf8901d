import { z } from "zod";
import { ROAD_STATES } from "../../domain/road/bulletins.ts";
import { DAY } from "../../domain/time/calendar-date.ts";
import { startInstant } from "../../domain/time/rome-time.ts";
import { buildTime } from "../pages/build-instant.ts";
import { dateTime, windowRule } from "./dates.ts";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const TEXT_EXPECTED = "una o due frasi, al massimo 200 caratteri";

/** Limited, to fit on the first screen of a phone. */
const shortText = text(TEXT_EXPECTED).max(200, TEXT_EXPECTED);

const bulletin = record(
  {
    state: field("stato", z.enum(ROAD_STATES, "una di queste parole: aperta, attenzione, chiusa"), {
      title: "La strada è",
      description: "Com’è adesso la strada da Settefrati.",
      choices: { aperta: "Aperta", attenzione: "Aperta, con attenzione", chiusa: "Chiusa" },
    }),
    since: field("dal", dateTime, {
      title: "Da quando",
      description: "Il giorno e l’ora in cui comincia.",
    }),
    until: field("al", dateTime.optional(), {
      title: "Fino a quando",
      description:
        "L’ultimo giorno, compreso: dopo sparisce da solo. Se è vuoto vale finché non se ne scrive un altro.",
    }),
    issued: field("emesso", dateTime, {
      title: "Scritto il",
      description:
        "Adesso. Si legge accanto al bollettino, e dopo sette giorni consiglia di telefonare.",
    }),
    text: field("testo", shortText, {
      title: "Che cosa dire",
      description: "Una o due frasi, al massimo 200 lettere. Le vedono tutti.",
      example: "La strada da Settefrati è chiusa per neve.",
      input: "paragraph",
    }),
    cars: field("auto", shortText.optional(), {
      title: "In auto",
      description: "Per chi viene in auto. Si può lasciare vuoto. Al massimo 200 lettere.",
      example: "Non si sale.",
    }),
    coaches: field("pullman", shortText.optional(), {
      title: "In pullman",
      description: "Per chi viene in pullman. Si può lasciare vuoto. Al massimo 200 lettere.",
      example: "Non si sale.",
    }),
    walkers: field("a_piedi", shortText.optional(), {
      description: "Per chi cammina. Si può lasciare vuoto. Al massimo 200 lettere.",
      example: "Il sentiero è coperto di neve.",
    }),
    instead: field("invece", shortText.optional(), {
      title: "Che cosa fare invece",
      description: "Un consiglio. Si può lasciare vuoto. Al massimo 200 lettere.",
      example: "Fermatevi a pregare a Settefrati, e telefonateci prima di ripartire.",
      input: "paragraph",
    }),
  },
  windowRule("since", "until"),
  {
    // A day more, for an editor's clock may be fast.
    holds: ({ issued }) => startInstant(issued) <= buildTime + DAY,
    at: "issued",
    expected: "il giorno in cui il bollettino è scritto, non uno che deve ancora venire",
  },
);

/** The bulletins about the road to Canneto: content/road.yaml. */
export const roadSchema = z.array(bulletin, "la lista dei bollettini, o []").meta({
  title: "Bollettini sulla strada",
  description:
    "Si vede quello emesso per ultimo, fra quelli che valgono. I vecchi spariscono da soli.",
  add: "Scrivi un bollettino",
  namedBy: "testo",
  open: true,
  fresh: { stato: "chiusa", dal: "$now", emesso: "$now" },
});
