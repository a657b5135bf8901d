import { z } from "zod";
import { field, record } from "./record.ts";
import { title } from "./shared.ts";

const FILE_NAME_EXPECTED = "il nome di un file senza .md, per esempio rosario";

const fileName = z
  .string({ error: FILE_NAME_EXPECTED })
  .regex(/^[a-z0-9-]+$/, { error: FILE_NAME_EXPECTED });

const group = record({
  title: field("titolo", title),
  slugs: field(
    "testi",
    z
      .array(fileName, { error: "la lista dei testi del gruppo" })
      .min(1, { error: "almeno un testo" }),
  ),
});

const groups = z
  .array(group, { error: "la lista dei gruppi" })
  .min(1, { error: "almeno un gruppo" });

/** The groups of prayers and hymns in their indexes, in reading order: content/verse-groups.yaml. */
export const verseGroupsSchema = record({
  prayers: field("preghiere", groups),
  hymns: field("inni", groups),
});

export type VerseGroups = z.output<typeof verseGroupsSchema>;
