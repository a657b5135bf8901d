import { z } from "zod";

/* Schemas of the request bodies, validated before use. Only their shape: the check of the content judges the values. */

/** Maximum nesting depth of values; no form needs as much. */
const DEEPEST = 20;

const isShallow = (value: unknown, depth = 0): boolean =>
  depth <= DEEPEST &&
  (typeof value !== "object" ||
    value === null ||
    Object.values(value).every((item) => isShallow(item, depth + 1)));

/** Fields are a group or a list: null, as of an empty file, is invalid. */
const value = z
  .unknown()
  .refine((fields) => typeof fields === "object" && fields !== null && isShallow(fields))
  .pipe(z.json());

const draft = z.object({ fields: value, text: z.string().exactOptional() });
const version = z.string();
/** Correct words that the spell checker does not know, added to parole.txt in the same save. */
const words = z.array(z.string()).exactOptional();
/** The section of a new page, or the group of a new prayer or hymn. */
const also = z.string().exactOptional();

export const bodies = {
  /** The path is that of an existing file, or of a new one in a collection. */
  written: z.object({ path: z.string(), draft, also, words }),
  saved: z.object({ version, draft, words }),
  newFile: z.object({ kind: z.string(), name: z.string(), draft, also, words }),
  removed: z.object({ version }),
  version: z.object({ id: z.string() }),
  renamed: z.object({ version, name: z.string() }),
  answer: z.object({
    path: z.string(),
    index: z.int().min(0),
    version,
    draft: draft.exactOptional(),
  }),
  publishing: z.object({
    who: z.string().trim().min(1).max(100),
    /** Whose version wins in a conflict. */
    favour: z.enum(["ours", "theirs"]).optional(),
  }),
  spelling: z.object({ text: z.string() }),
};
