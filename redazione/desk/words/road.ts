import { type Words, within } from "./words.ts";

const optional = " Si può lasciare vuoto. Al massimo 200 lettere.";

/** content/road.yaml */
export const road: Words = {
  "": {
    label: "Bollettini sulla strada",
    help: "Si vede quello emesso per ultimo, fra quelli che valgono. I vecchi spariscono da soli.",
    example: "Strada chiusa per neve, fino al 16 gennaio",
    add: "Scrivi un bollettino",
    namedBy: "testo",
    open: true,
    fresh: (_, now) => ({ stato: "chiusa", dal: now, emesso: now }),
  },
  ...within("[]", {
    stato: {
      label: "La strada è",
      help: "Com’è adesso la strada da Settefrati.",
      example: "chiusa",
      choices: { aperta: "Aperta", attenzione: "Aperta, con attenzione", chiusa: "Chiusa" },
    },
    dal: {
      label: "Da quando",
      help: "Il giorno e l’ora in cui comincia.",
      example: "14 gennaio 2027, 7:30",
      input: "instant",
    },
    al: {
      label: "Fino a quando",
      help: "L’ultimo giorno, compreso: dopo sparisce da solo. Se è vuoto vale finché non se ne scrive un altro.",
      example: "16 gennaio 2027",
      input: "instant",
    },
    emesso: {
      label: "Scritto il",
      help: "Adesso. Si legge accanto al bollettino, e dopo sette giorni consiglia di telefonare.",
      example: "14 gennaio 2027, 7:00",
      input: "instant",
    },
    testo: {
      label: "Che cosa dire",
      help: "Una o due frasi, al massimo 200 lettere. Le vedono tutti.",
      example: "La strada da Settefrati è chiusa per neve.",
      input: "paragraph",
    },
    auto: { label: "In auto", help: `Per chi viene in auto.${optional}`, example: "Non si sale." },
    pullman: {
      label: "In pullman",
      help: `Per chi viene in pullman.${optional}`,
      example: "Non si sale.",
    },
    a_piedi: {
      label: "A piedi",
      help: `Per chi cammina.${optional}`,
      example: "Il sentiero è coperto di neve.",
    },
    invece: {
      label: "Che cosa fare invece",
      help: `Un consiglio.${optional}`,
      example: "Fermatevi a pregare a Settefrati, e telefonateci prima di ripartire.",
      input: "paragraph",
    },
  }),
};
