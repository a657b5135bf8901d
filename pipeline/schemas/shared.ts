import { z } from "zod";
import { asSentence, type FieldMeta, field, record } from "./record.ts";

/* Schemas shared by several kinds of content. A message completes the sentence "trovato …; atteso …". */

/** A non-empty text. */
export const text = (expected: string) => z.string(expected).trim().min(1, expected);

/** Defines a field of text: what is expected of it also describes it in the desk. */
export const textField = <const Name extends string>(
  name: Name,
  expected: string,
  meta: FieldMeta,
) => field(name, text(expected), { description: `${asSentence(expected)}.`, ...meta });

/** A text of one form. */
export const matching = (form: RegExp, expected: string) =>
  z.string(expected).regex(form, expected);

/** A whole number within bounds. */
export const whole = (expected: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.int(expected).min(least, expected).max(most, expected);

export const filledList = <Item extends z.ZodType>(item: Item, expected: string) =>
  z.array(item, expected).min(1, expected);

/** The message of a rule that is asked only of what is valid otherwise, each item of a list included. */
export const onceValid = (expected: string) => ({
  error: expected,
  when: ({ issues }: { issues: unknown[] }) => issues.length === 0,
});

export const title = text("un titolo").meta({
  description: "Il titolo della pagina, uguale a quello di nessun’altra.",
  example: "Cile",
});

const SUMMARY_EXPECTED = "una frase da 50 a 160 caratteri";

export const summary = text(SUMMARY_EXPECTED)
  .min(50, SUMMARY_EXPECTED)
  .max(160, SUMMARY_EXPECTED)
  .meta({
    description: "Una frase sola, da 50 a 160 lettere. Si legge sotto il titolo e nella ricerca.",
    example: "Anche in Cile qualcuno prega la Madonna di Canneto: chi la festeggia può scriverci.",
    input: "paragraph",
  });

export const yesOrNo = z.boolean("true oppure false");

export const wholeNumber = z.int("un numero intero");

export const languageNames = { it: "Italiano", la: "Latino", en: "Inglese" };

export const language = z.enum(["it", "la", "en"], "una lingua: it, la oppure en");

/** Reports each item of a list whose id repeats an earlier one. */
export const differentIds =
  (expected: string) =>
  (items: readonly { id: number }[], context: z.RefinementCtx): void => {
    if (context.issues.length > 0) return;
    items.forEach(({ id }, index) => {
      if (items.findIndex((item) => item.id === id) === index) return;
      context.addIssue({ code: "custom", path: [index, "id"], message: expected });
    });
  };

export const address = matching(
  /^\/[a-z0-9/_-]*$/,
  "un indirizzo di questo sito, per esempio /app/orari",
).meta({ input: "address" });

export const certainty = z
  .enum(
    ["certo", "una fonte", "contrastante"],
    "una di queste parole: certo, una fonte, contrastante",
  )
  .meta({
    title: "Quanto è sicuro",
    description: "Quando una seconda fonte conferma la prima, «una fonte» diventa «certo».",
    choices: {
      certo: "Certo",
      "una fonte": "Lo dice una fonte sola",
      contrastante: "Le fonti non concordano",
    },
  });

const source = record({
  text: field("testo", text("il nome della fonte"), {
    title: "Fonte",
    description:
      "Chi lo dice: un libro, un giornale con la data, una lettera, il nome di chi ha confermato.",
    example: "Lettera di una parrocchia, 2027, conservata in segreteria",
    input: "paragraph",
  }),
  // Some old local sites, the richest sources on the valley, have no https.
  url: field(
    "url",
    z
      .url({ protocol: /^https?$/, error: "un indirizzo che comincia con https:// o http://" })
      .optional(),
    {
      title: "Indirizzo nella rete",
      description: "Se c’è. Comincia con https://",
      example: "https://www.diocesisora.it",
    },
  ),
  certainty: field("certezza", certainty),
});

export const sources = filledList(source, "la lista delle fonti, almeno una").meta({
  description:
    "Da dove viene quello che si legge. I visitatori le trovano in fondo alla pagina, chiuse, sotto «Fonti e note».",
  add: "Aggiungi una fonte",
  namedBy: "testo",
  fresh: { certezza: "certo" },
});

export const toConfirm = z
  .array(
    text("una frase su ciò che resta da confermare"),
    "una lista di frasi, o [] se non c’è niente da confermare",
  )
  .meta({
    title: "Domande al rettore",
    description:
      "Ciò che solo il rettore può dire, come domanda chiara. Nessun visitatore la legge.",
    add: "Aggiungi una domanda",
    input: "paragraph",
  });

/** The name of a file in content/images. */
export const pictureFile = field(
  "file",
  matching(
    /^[a-z0-9/_-]+\.(svg|jpg|png)$/,
    "un file di content/images che finisce in .jpg, .png o .svg, con lettere minuscole, cifre e trattini: per esempio chiesa/stemma.svg",
  ),
  {
    title: "Fotografia o disegno",
    description:
      "Una di quelle che ci sono già, oppure un file di questo computer, anche com’è uscita dal telefono.",
    input: "picture",
  },
);

/** A picture in content/images; a photograph replaces an illustration by changing file, credit and focal point. */
export const picture = record({
  file: pictureFile,
  alt: field("alt", text("che cosa si vede, per chi non la vede"), {
    title: "Che cosa si vede",
    description: "Per chi non vede: una frase che descrive l’immagine.",
    example: "Una chiesa bianca in fondo a una piazza, con le montagne alle spalle.",
    input: "paragraph",
  }),
  caption: field("didascalia", text("una didascalia").optional(), {
    description: "Si legge sotto l’immagine. Si può lasciare vuota.",
    example: "La chiesa di una parrocchia che ha scritto al santuario.",
  }),
  credit: field("credito", text("«Illustrazione», o chi ha fatto la fotografia"), {
    title: "Chi l’ha fatta",
    description:
      "«Illustrazione» per un disegno; per una fotografia, il nome di chi l’ha scattata e l’anno.",
    example: "Fotografia di Nome Cognome, 2027",
  }),
  focus: field(
    "fuoco",
    matching(
      /^(\d{1,2}|100)% (\d{1,2}|100)%$/,
      "il punto da tenere in vista, da 0% a 100% da sinistra e dall’alto: per esempio 50% 40%",
    ).optional(),
    {
      title: "Punto da tenere in vista",
      description:
        "Quando l’immagine è tagliata, questo punto resta. Si sceglie premendo sull’immagine. Si può lasciare vuoto.",
      input: "focus",
    },
  ),
}).meta({
  title: "Immagine",
  description:
    "L’immagine che apre la pagina. Ci vuole il permesso di chi l’ha fatta e di chi si riconosce.",
  add: "Metti un’immagine",
  open: true,
});

/** Additional pictures, shown as a gallery. */
export const gallery = z.array(picture, "la lista delle immagini").optional().meta({
  title: "Altre fotografie",
  description:
    "Da scorrere sotto il testo. Si mettono in ordine trascinandole, o con Alt e le frecce.",
  add: "Aggiungi una fotografia",
  namedBy: "alt",
  input: "pictures",
});

/** Pictures inserted in the text, each at its shortcode (markdown/shortcodes.ts). */
export const figures = z.array(picture, "la lista delle figure").optional().meta({
  title: "Figure nel testo",
  description:
    "Stanno fra un capoverso e l’altro. Nel testo si scrive {figura 1} da solo su una riga, dove deve stare la prima.",
  add: "Aggiungi una figura",
  namedBy: "alt",
});

export type Source = z.output<typeof source>;
export type PictureFields = z.output<typeof picture>;
