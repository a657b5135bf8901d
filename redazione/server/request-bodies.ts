import { z } from "zod";

/* Schemas of what the desk's page sends. Only their shape: the check of the content judges the values. */

/** Fields are a group or a list: null, as of an empty file, is invalid. */
const fields = z.json().refine((given): boolean => typeof given === "object" && given !== null);

const draft = z.object({ fields, text: z.string().exactOptional() });
const version = z.string();

export const bodies = {
  nothing: z.undefined(),
  /** A path, a kind, an id or a text. */
  name: z.string(),
  written: z.object({
    path: z.string(),
    /** Empty for a new text of a collection. */
    version,
    draft,
    /** Correct words that the spell checker does not know, added to parole.txt in the same save. */
    words: z.array(z.string()).optional(),
    /** The rector's question that it answers, which goes with the save. */
    question: z.string().exactOptional(),
  }),
  removed: z.object({ path: z.string(), version }),
  renamed: z.object({ path: z.string(), version, name: z.string() }),
  version: z.object({ path: z.string(), id: z.string() }),
  publishing: z.object({
    who: z.string().trim().min(1).max(100),
    /** Whose version wins in a conflict. */
    favour: z.enum(["ours", "theirs"]).exactOptional(),
  }),
};
