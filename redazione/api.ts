import type { z } from "zod";
import type { Problem } from "../pipeline/read/problems.ts";
import type { bodies } from "./server/request-bodies.ts";

/*
 * The API between the desk's page and its server: JSON under /api. Every request carries the token that the page was
 * served with, in the header TOKEN_HEADER.
 */

export const TOKEN_HEADER = "X-Desk-Token";

/** Paths under which the desk serves pictures and the rector's printable sheet. */
export const PICTURES = "/immagini/";
export const SHEET = "/foglio";

/**
 * Names of the page's <meta name="…" content="…">: the token, and the nonce that the policy allows style elements to
 * have.
 */
export const TOKEN_META = "desk-token";
export const NONCE_META = "desk-nonce";

/** A file by its path in content/: "hours.yaml", "pages/orari.md". */
export type FilePath = string;

/** The kind of a file: a collection of Markdown texts, or the name of a YAML file without its extension. */
export type FileKind = string;

/** GET /api/files: every file that can be opened, in the order of the guide's table. */
export interface FileInList {
  path: FilePath;
  kind: FileKind;
  /** The title that visitors and the parish know it by: "Orari", "Opi". */
  title: string;
  /** The plural name of its collection: "Inni". */
  group?: string;
  /** The address of its page; absent for files that are shown on many pages. */
  address?: string;
  /** Whether its page has no room for a picture above the text. */
  hasNoPicture?: boolean;
}

/** GET /api/found?q=: the texts that contain the given words, or whose page has the given address. */
export interface FoundText extends FileInList {
  /** The text around the match. */
  excerpt: string;
}

/** A raw value from a file, under the Italian names, before any schema has parsed it. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** An unsaved version of a file: its fields, and the text below them if there is one. */
export interface Draft {
  fields: Value;
  /** Markdown, as in the file. Absent in YAML files. */
  text?: string;
}

/** GET /api/files/{path}: an opened file. */
export interface OpenFile extends FileInList {
  /** The version of these bytes; a save sends it back, and is refused if the file has changed since. */
  version: string;
  draft: Draft;
  /** JSON Schema (2020-12) of the fields, by their Italian names: z.toJSONSchema with io "input". */
  schema: object;
  /** The address that its own will redirect to once it is removed. */
  successor?: string;
  /** The reason why its address cannot be changed. */
  whyFixed?: string;
}

/** A draft together with its path, to be previewed or saved. */
export type Written = z.output<typeof bodies.written>;

/** A problem found by the check, with the field it belongs to. */
export interface FieldProblem extends Problem {
  /** The complete sentence shown to editors. */
  sentence: string;
}

/**
 * POST /api/previews with Written: the pages that show the draft, read at `${base}${address}`
 * in a frame (sandbox="allow-scripts allow-same-origin": another origin). No pages while the fields cannot be rendered:
 * `problems` says why, and the frame keeps its page.
 */
export interface Preview {
  base: string;
  pages: { title: string; address: string }[];
  problems: FieldProblem[];
  /** Whether the page is shown without its scripts. */
  isStill?: boolean;
}

/**
 * PUT /api/files/{path} with {version, draft, words?}: the new state of the file. A field missing from the draft is
 * removed from the file; null is kept as an empty field.
 */
export interface Saved {
  version: string;
  /** The save, so that it can be undone; absent if nothing changed. */
  save?: SaveInHistory;
}

/** The response to a refused save: 409 "changed" (`now` is the file on disk), 422 "invalid", 507 or 500 "not-written". */
export interface Refusal {
  reason: "changed" | "invalid" | "not-written" | "forbidden" | "unknown";
  /** The sentence in Italian for editors. */
  sentence: string;
  problems?: FieldProblem[];
  now?: OpenFile;
}

/**
 * POST /api/files with {kind, name, draft}: a new file of a collection; 201 with Saved & {path}. The listing that has
 * to name it is changed too: `also` is its section, or its group of verses.
 */
export type NewFile = z.output<typeof bodies.newFile>;

/** GET /api/new/{kind}: the empty form of a new file in a collection. */
export interface EmptyFile {
  kind: FileKind;
  /** What it is called: "Un inno nuovo". */
  title: string;
  draft: Draft;
  schema: object;
  /** The sections or groups that it may be listed in. */
  places: string[];
}

/**
 * POST /api/renamed/{path} with {version, name}: gives a text another name, with every mention of it; Saved & {path}.
 * GET /api/leading/{path}: the files that lead to a text or name it, FileInList[].
 */

/**
 * DELETE /api/files/{path} with {version}: removes a text and every mention of its name. Returns Saved; undone like a
 * save.
 */

/** GET /api/pictures: the pictures of content/images. POST /api/pictures?folder=&name= with the bytes: 201 PictureFile, or a Refusal. */
export interface PictureFile {
  file: string;
  /** The address at which the desk serves it. */
  address: string;
  width?: number;
  height?: number;
  /** The files that refer to it. */
  usedIn: FilePath[];
  /** Whether it is an upload that joins the content only when a draft that names it is saved. */
  isWaiting: boolean;
}

/**
 * GET /api/history: the newest saves. POST /api/history/{id}/undo: Saved, or a Refusal if the same lines have changed
 * since.
 */
export interface SaveInHistory {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  files: { path: FilePath; change: "changed" | "added" | "removed" }[];
  undone: boolean;
}

/**
 * GET /api/versions/{path}: the versions of a file, newest first. POST /api/versions/{path} with {id}: the Draft of one,
 * whose pictures wait to be saved with it.
 */
export interface Version {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  /** Its path at that time. */
  path: FilePath;
  /** What it has changed, with the words around. */
  words: { kind: "come" | "gone" | "same"; text: string }[];
}

/** GET /api/today: the data of the start page. */
export interface Today {
  /** The items that end soon or have ended: periods of hours, notices, bulletins, pictures of the splash page. */
  ending: { path: FilePath; at: (string | number)[]; what: string; on: string; days: number }[];
  /** The rector's open questions, by file. */
  questions: OpenQuestions[];
  /** The changes saved since the site was last published, in plain words. */
  unpublished: string[];
  /** Messages for editors about where the texts are stored. */
  notices: string[];
}

/** GET /api/visitors: the public site's report on itself; empty if none responds. */
export interface Visitors {
  /** The origin that responded. */
  address?: string;
  /** The time of its build, ISO 8601. */
  built?: string;
  /** Whether it shows the texts published from here. */
  isPublished?: boolean;
}

export interface OpenQuestions {
  path: FilePath;
  /** The file whose fields hold the answer, if it is a different one. */
  answeredIn?: FilePath;
  title: string;
  questions: { index: number; question: string }[];
}

/**
 * POST /api/answers with {path, index, version, draft?}: saves the draft, whose fields hold the answer, and removes the
 * question from "da_confermare" (or to-confirm.yaml) in the same save; without a draft, removes the question only.
 */
export type Answer = z.output<typeof bodies.answer>;

/** GET /api/publishing: the parish's publishing settings, and the changes to be published. */
export interface Publishing {
  way: "folder" | "git";
  /** The folder, or the remote and branch. */
  where: string;
  /** The changes in plain words: "Orari: cambiato", "Avviso «Strada chiusa»: aggiunto". */
  changes: string[];
  /** Commits made by others up to the last fetch, in the same words. */
  others: string[];
  /** The sentence shown on a merge conflict: publishing then has to say whose version wins. */
  conflict?: string;
}

/** The body of POST /api/publishing. */
export type PublishingWish = z.output<typeof bodies.publishing>;

/**
 * POST /api/publishing with PublishingWish: a stream of JSON lines, one when each step begins and ends, then the
 * result.
 */
export type PublishingLine =
  | { step: string; state: "begun" | "done" | "failed"; sentence?: string }
  | { result: "published" | "failed"; sentence: string };

/** POST /api/spelling with {text}: the words that the spell checker does not know. */
export interface UnknownWords {
  words: { word: string; suggestions: string[] }[];
}

/** GET /api/pages: the pages that a text may link to. */
export interface LinkTarget {
  address: string;
  title: string;
  section: string;
}
