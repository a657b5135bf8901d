import { z } from "zod";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const WORD_EXPECTED = "una parola sola, senza spazi";

const words = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: "una lista di parole, per esempio [albergo, hotel]" })
    .min(1, { error: "almeno una parola" });

const synonym = record({
  typed: field(
    "cerca",
    words(z.string({ error: WORD_EXPECTED }).regex(/^\S+$/, { error: WORD_EXPECTED })),
  ),
  meant: field("trova", words(text("parole che stanno nelle pagine"))),
});

/** What visitors type, and with which words the pages say it: content/sinonimi.yaml. */
export const synonymsSchema = z.array(synonym, { error: "la lista delle parole, o []" });

export type Synonym = z.output<typeof synonym>;
