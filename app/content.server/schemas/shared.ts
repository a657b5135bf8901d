import { z } from "zod";
import { field, record } from "./record.ts";

/*
 * What an editor may write in fields of several kinds of content. A message completes the sentence "trovato …; atteso …".
 */

/** Words, of which there are some. */
export const text = (expected: string) =>
  z.string({ error: expected }).trim().min(1, { error: expected });

export const title = text("un titolo");

const SUMMARY_EXPECTED = "una frase da 50 a 160 caratteri";

export const summary = text(SUMMARY_EXPECTED)
  .min(50, { error: SUMMARY_EXPECTED })
  .max(160, { error: SUMMARY_EXPECTED });

export const yesOrNo = z.boolean({ error: "true oppure false" });

export const wholeNumber = z.int({ error: "un numero intero" });

export const language = z.enum(["it", "la", "en"], { error: "una lingua: it, la oppure en" });

/** Tells each item of a list that has the id of one before it. */
export const differentIds =
  (expected: string) =>
  (items: readonly { id: number }[], context: z.RefinementCtx): void => {
    if (context.issues.length > 0) return;
    items.forEach(({ id }, index) => {
      if (items.findIndex((item) => item.id === id) === index) return;
      context.addIssue({ code: "custom", path: [index, "id"], message: expected });
    });
  };

const IMAGE_EXPECTED =
  "un file di content/images che finisce in .jpg, .png o .svg, con lettere minuscole, cifre e trattini: per esempio chiesa/stemma.svg";

const FOCUS_EXPECTED =
  "il punto da tenere in vista, da 0% a 100% da sinistra e dall’alto: per esempio 50% 40%";

const ADDRESS_EXPECTED = "un indirizzo di questo sito, per esempio /app/orari";

export const address = z
  .string({ error: ADDRESS_EXPECTED })
  .regex(/^\/[a-z0-9/_-]*$/, { error: ADDRESS_EXPECTED });

export const certainty = z.enum(["certo", "una fonte", "contrastante"], {
  error: "una di queste parole: certo, una fonte, contrastante",
});

const source = record({
  text: field("testo", text("il nome della fonte")),
  // Some of the old local sites that tell most of the valley have no https.
  url: field(
    "url",
    z
      .url({ protocol: /^https?$/, error: "un indirizzo che comincia con https:// o http://" })
      .optional(),
  ),
  certainty: field("certezza", certainty),
});

export const sources = z
  .array(source, { error: "la lista delle fonti" })
  .min(1, { error: "almeno una fonte" });

export const toConfirm = z.array(text("una frase su ciò che resta da confermare"), {
  error: "una lista di frasi, o [] se non c’è niente da confermare",
});

/** A picture of content/images; a photograph takes an illustration's place by its file, credit and focal point. */
export const picture = record({
  file: field(
    "file",
    z.string({ error: IMAGE_EXPECTED }).regex(/^[a-z0-9/_-]+\.(svg|jpg|png)$/, {
      error: IMAGE_EXPECTED,
    }),
  ),
  alt: field("alt", text("che cosa si vede, per chi non la vede")),
  caption: field("didascalia", text("una didascalia").optional()),
  credit: field("credito", text("«Illustrazione», o chi ha fatto la fotografia")),
  focus: field(
    "fuoco",
    z
      .string({ error: FOCUS_EXPECTED })
      .regex(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, { error: FOCUS_EXPECTED })
      .optional(),
  ),
});

/** More pictures, to leaf through. */
export const gallery = z.array(picture, { error: "la lista delle immagini" }).optional();

/** Pictures that stand in the text, each where it names it (figures.ts). */
export const figures = z.array(picture, { error: "la lista delle figure" }).optional();

export type Source = z.output<typeof source>;
export type PictureFields = z.output<typeof picture>;
