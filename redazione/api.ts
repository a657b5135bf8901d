import type { z } from "zod";
import type { Problem } from "../pipeline/read/problems.ts";
import type { FieldMeta } from "../pipeline/schemas/record.ts";
import type { bodies } from "./server/request-bodies.ts";

/* What the desk's page and its server have in common; what is asked and answered is in server/calls.ts. */

/** The header of every call, with the token that the page was served with. */
export const TOKEN_HEADER = "X-Desk-Token";

/** Paths under which the desk serves pictures and the rector's printable sheet. */
export const PICTURES = "/immagini/";
export const SHEET = "/foglio";

/** Names of the page's <meta>s: the token, and the nonce that its policy allows style elements to have. */
export const TOKEN_META = "desk-token";
export const NONCE_META = "desk-nonce";

/** A file by its path in content/: "hours.yaml", "pages/orari.md". */
export type FilePath = string;

/** A file that can be opened. */
export interface FileInList {
  path: FilePath;
  /** A collection of Markdown texts, or the name of a YAML file without its extension. */
  kind: string;
  /** The title that visitors and the parish know it by: "Orari", "Opi". */
  title: string;
  /** The plural name of its collection: "Inni". */
  group?: string;
  /** The address of the page where visitors look for it; absent for what no page shows. */
  address?: string;
  /** The field in which a photograph goes: the picture above the text, or the gallery of a page without one. */
  pictureField?: string;
}

/** A raw value from a file, under the Italian names, before any schema has parsed it. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** The subset of JSON Schema used here, as zod writes it, with the presentation of the field. */
export interface Schema extends Omit<FieldMeta, "input"> {
  input?: FieldMeta["input"] | "choice";
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  anyOf?: Schema[];
  format?: string;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  /** Set by desk/form/schema.ts: whether the field is written as null when it is empty. */
  nullable?: boolean;
}

/** An unsaved version of a file: its fields, and the Markdown below them, which YAML files have not. */
export type Draft = {
  /** A field that is missing is removed from the file; null is kept as an empty field. */
  fields: Value;
  text?: string;
};

export interface OpenFile extends FileInList {
  /** The version of these bytes; a save sends it back, and is refused if the file has changed since. */
  version: string;
  draft: Draft;
  /** The rector's open questions in it. */
  questions: string[];
  /** The schema of the fields, by their Italian names. */
  schema: Schema;
  /** The address that its own will redirect to once it is removed. */
  successor?: string | undefined;
  /** The reason why its address cannot be changed. */
  whyFixed?: string | undefined;
}

/** What is sent: a draft with its path, a text that goes or gets another name, and who publishes. */
export type Written = z.output<typeof bodies.written>;
export type Removed = z.output<typeof bodies.removed>;
export type Renamed = z.output<typeof bodies.renamed>;
export type PublishingWish = z.output<typeof bodies.publishing>;

/** A problem found by the check, with the field it belongs to. */
export interface FieldProblem extends Problem {
  /** The complete sentence shown to editors. */
  sentence: string;
}

/** The pages that show a draft, read at `${base}${address}` in a frame; none while its fields cannot be rendered. */
export interface Preview {
  base: string;
  pages: { title: string; address: string }[];
  problems: FieldProblem[];
  /** Whether the page is shown without its scripts. */
  isStill?: boolean;
}

export interface Saved {
  /** The new version of the file. */
  version: string;
  /** The save, so that it can be undone; absent if nothing changed. */
  save?: SaveInHistory;
}

/** The answer to what is refused; `now` is the file on disk, if that has changed. */
export interface Refusal {
  /** The sentence in Italian for editors. */
  sentence: string;
  problems?: FieldProblem[];
  now?: OpenFile;
}

export interface SaveInHistory {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  /** The files that it has changed, if they are still there. */
  files: FilePath[];
  undone: boolean;
}

/** A line of the stream that publishing answers: a step that begins or ends, then the result. */
export type PublishingLine =
  | { step: string; state: "begun" | "done" | "failed"; sentence?: string }
  | { result: "published" | "failed"; sentence: string };
