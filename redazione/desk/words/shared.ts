import { type FieldWords, type Words, within } from "./words.ts";

export const title: FieldWords = {
  label: "Titolo",
  help: "Il titolo della pagina, uguale a quello di nessun’altra.",
  example: "Cile",
};

export const summary: FieldWords = {
  label: "Sommario",
  help: "Una frase sola, da 50 a 160 lettere. Si legge sotto il titolo e nella ricerca.",
  example: "Anche in Cile qualcuno prega la Madonna di Canneto: chi la festeggia può scriverci.",
  input: "paragraph",
};

const pictureFields: Words = {
  file: {
    label: "Fotografia o disegno",
    help: "Una di quelle che ci sono già, oppure un file di questo computer. Le fotografie sono .jpg, larghe almeno 1600 punti.",
    example: "peru.jpg",
    input: "picture",
  },
  alt: {
    label: "Che cosa si vede",
    help: "Per chi non vede: una frase che descrive l’immagine.",
    example: "Una chiesa bianca in fondo a una piazza, con le montagne alle spalle.",
    input: "paragraph",
  },
  didascalia: {
    label: "Didascalia",
    help: "Si legge sotto l’immagine. Si può lasciare vuota.",
    example: "La chiesa di una parrocchia che ha scritto al santuario.",
  },
  credito: {
    label: "Chi l’ha fatta",
    help: "«Illustrazione» per un disegno; per una fotografia, il nome di chi l’ha scattata e l’anno.",
    example: "Fotografia di Nome Cognome, 2027",
  },
  fuoco: {
    label: "Punto da tenere in vista",
    help: "Quando l’immagine è tagliata, questo punto resta. Si sceglie premendo sull’immagine. Si può lasciare vuoto.",
    example: "50% 30%",
    input: "focus",
  },
};

/** A picture, and the fields in it. */
export function picture(place: string, words: Partial<FieldWords> = {}): Words {
  return {
    [place]: {
      label: "Immagine",
      help: "L’immagine che apre la pagina. Ci vuole il permesso di chi l’ha fatta e di chi si riconosce.",
      example: "Una fotografia della chiesa, con il nome di chi l’ha fatta",
      add: "Metti un’immagine",
      open: true,
      ...words,
    },
    ...within(place, pictureFields),
  };
}

/** Pictures that stand between the paragraphs. */
export const figures: Words = {
  figure: {
    label: "Figure nel testo",
    help: "Stanno fra un capoverso e l’altro. Nel testo si scrive {figura 1} da solo su una riga, dove deve stare la prima.",
    example: "Il campanile visto dal prato",
    add: "Aggiungi una figura",
    namedBy: "alt",
  },
  ...within("figure[]", pictureFields),
};

/** Several pictures, to be leafed through under the text. */
export const gallery: Words = {
  galleria: {
    label: "Altre fotografie",
    help: "Da scorrere sotto il testo.",
    example: "Una processione lungo la spiaggia",
    add: "Aggiungi una fotografia",
    namedBy: "alt",
  },
  ...within("galleria[]", pictureFields),
};

export const certainty: FieldWords = {
  label: "Quanto è sicuro",
  help: "Quando una seconda fonte conferma la prima, «una fonte» diventa «certo».",
  example: "certo",
  choices: {
    certo: "Certo",
    "una fonte": "Lo dice una fonte sola",
    contrastante: "Le fonti non concordano",
  },
};

export const sources: Words = {
  fonti: {
    label: "Fonti",
    help: "Da dove viene quello che si legge. I visitatori le trovano in fondo alla pagina, chiuse, sotto «Fonti e note».",
    example: "Il rettore, 3 marzo 2027",
    add: "Aggiungi una fonte",
    namedBy: "testo",
    fresh: () => ({ certezza: "certo" }),
  },
  "fonti[].testo": {
    label: "Fonte",
    help: "Chi lo dice: un libro, un giornale con la data, una lettera, il nome di chi ha confermato.",
    example: "Lettera di una parrocchia, 2027, conservata in segreteria",
    input: "paragraph",
  },
  "fonti[].url": {
    label: "Indirizzo nella rete",
    help: "Se c’è. Comincia con https://",
    example: "https://www.diocesisora.it",
  },
  "fonti[].certezza": certainty,
};

export const questions: FieldWords = {
  label: "Domande al rettore",
  help: "Ciò che solo il rettore può dire, come domanda chiara. Nessun visitatore la legge.",
  example: "In quale giorno è la festa, e a chi ci si rivolge?",
  add: "Aggiungi una domanda",
  input: "paragraph",
};

export const languageNames = { it: "Italiano", la: "Latino", en: "Inglese" };

/** The beginning and end of a window, by the clock of Rome. */
export const window = (what: string): Words => ({
  dal: {
    label: "Dal",
    help: `Il giorno, e se serve l’ora, in cui ${what} compare. Si può lasciare vuoto.`,
    example: "12 agosto 2027",
    input: "instant",
    unless: "voci",
  },
  al: {
    label: "Al",
    help: "L’ultimo giorno, compreso; con un’ora, fino a quell’ora. Si può lasciare vuoto.",
    example: "20 agosto 2027",
    input: "instant",
    unless: "voci",
  },
});
