import type { Problem } from "../pipeline/read/problems.ts";

/*
 * What the desk's page and its server say to each other, as JSON under /api. Every request carries the token that the
 * page was served with, in the header TOKEN_HEADER.
 */

export const TOKEN_HEADER = "X-Desk-Token";

/** Where the desk shows pictures, and the rector's sheet, to be printed. */
export const PICTURES = "/immagini/";
export const SHEET = "/foglio";

/** The page has both as <meta name="…" content="…">: the token, and the nonce that the policy lets style elements have. */
export const TOKEN_META = "desk-token";
export const NONCE_META = "desk-nonce";

/** A file by its path in content/: "hours.yaml", "pages/orari.md". */
export type FilePath = string;

/** What kind of file it is: a collection of Markdown texts, or the name of a YAML file without its ending. */
export type FileKind = string;

/** GET /api/files: everything that can be opened, in the order of the guide's table. */
export interface FileInList {
  path: FilePath;
  kind: FileKind;
  /** What visitors, and the parish, know it by: "Orari", "Opi". */
  title: string;
  /** Where visitors see it; absent for what many pages show. */
  address?: string;
  /** Whether its page has no room for a picture over the text. */
  hasNoPicture?: boolean;
}

/** GET /api/found?q=: the texts in which some words stand, or whose page has an address. */
export interface FoundText extends FileInList {
  /** What stands around the words. */
  excerpt: string;
}

/** A value as it stands in a file: under the Italian names, before any schema has read it. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** What somebody is writing: the fields, and the text under them where there is one. */
export interface Draft {
  fields: Value;
  /** Markdown, as in the file. Absent in YAML files. */
  text?: string;
}

/** GET /api/files/{path}: a file, opened. */
export interface OpenFile extends FileInList {
  /** Of these bytes. A save names it, and is refused if the file has changed since. */
  version: string;
  draft: Draft;
  /** JSON Schema (2020-12) of the fields, by their Italian names: z.toJSONSchema with io "input". */
  schema: object;
  /** Where its address leads when it is taken away. */
  successor?: string;
}

/** What is written of a file, to be shown or saved. */
export interface Written {
  /** Of a file that is there, or of one of a collection that is to be. */
  path: FilePath;
  draft: Draft;
  /** Of a new page its section, of a new prayer or hymn its group. */
  also?: string;
  /** Words that are right although the spelling does not know them: they go into parole.txt with the same save. */
  words?: string[];
}

/** A sentence of the check, and where it belongs. */
export interface FieldProblem extends Problem {
  /** The whole sentence, for an editor to read. */
  sentence: string;
}

/** POST /api/previews with Written: the pages on which it is seen, each with the file that is most of it. They are read at `${base}${address}`, in a frame
 * (sandbox="allow-scripts allow-same-origin": it is another origin). None while the fields cannot be shown: `problems` says
 * why, and the frame keeps what it has. */
export interface Preview {
  base: string;
  pages: { title: string; address: string; path?: FilePath | undefined }[];
  problems: FieldProblem[];
  /** Whether the page is shown without its scripts. */
  isStill?: boolean;
}

/** PUT /api/files/{path} with {version, draft, words?}: what the files are now. A field that is not in the draft goes from the
 * file, and null stays as an empty one. */
export interface Saved {
  version: string;
  /** The save, to undo it; absent when nothing was different. */
  save?: SaveInHistory;
}

/** What a refused save says: 409 "changed" (the file on the disk is in `now`), 422 "invalid", 507 or 500 "not-written". */
export interface Refusal {
  reason: "changed" | "invalid" | "not-written" | "forbidden" | "unknown";
  /** In Italian, for an editor to read. */
  sentence: string;
  problems?: FieldProblem[];
  now?: OpenFile;
}

/** POST /api/files with {kind, name, draft}: a new file of a collection. 201 with Saved & {path}. The places where it must
 * be named too (its section, its group of verses) are changed with it: `also` says where it stands. */
export interface NewFile {
  kind: FileKind;
  name: string;
  draft: Draft;
  /** The section of a page, or the group of a prayer or hymn. */
  also?: string;
  words?: string[];
}

/** GET /api/new/{kind}: an empty file of a collection, to begin with. */
export interface EmptyFile {
  kind: FileKind;
  draft: Draft;
  schema: object;
  /** The sections, or groups, that it may stand in. */
  places: string[];
}

/** DELETE /api/files/{path} with {version}: takes a text away, and its name from where it stands. Saved; undone like a save. */

/** GET /api/pictures: the pictures of content/images. POST /api/pictures?folder=&name= with the bytes: 201 PictureFile, or a Refusal. */
export interface PictureFile {
  file: string;
  /** Where the desk shows it. */
  address: string;
  width?: number;
  height?: number;
  /** The files that name it. */
  usedIn: FilePath[];
  /** Handed in, and part of the content as soon as a draft that names it is saved. */
  isWaiting: boolean;
}

/** GET /api/history: the newest saves. POST /api/history/{id}/undo: Saved, or a Refusal when the same lines have changed since. */
export interface SaveInHistory {
  id: string;
  /** ISO 8601. */
  at: string;
  what: string;
  files: { path: FilePath; change: "changed" | "added" | "removed" }[];
  undone: boolean;
}

/** GET /api/today: what to look at first. */
export interface Today {
  /** What ends soon or has ended: a period of hours, a notice, a bulletin, a picture of the splash page. */
  ending: { path: FilePath; at: (string | number)[]; what: string; on: string; days: number }[];
  /** The rector's open questions, by file. */
  questions: OpenQuestions[];
  /** What was saved since the site was last published, in plain words. */
  unpublished: string[];
  /** What an editor should know of where the texts are kept. */
  notices: string[];
}

/** GET /api/visitors: what the public site says of itself; nothing where none answers. */
export interface Visitors {
  /** The origin that has answered. */
  address?: string;
  /** When it was built. ISO 8601. */
  built?: string;
  /** Whether its texts are those that are published here. */
  isPublished?: boolean;
}

export interface OpenQuestions {
  path: FilePath;
  /** The file whose fields hold the answer, if it is another one. */
  answeredIn?: FilePath;
  title: string;
  questions: { index: number; question: string }[];
}

/** POST /api/answers with {path, index, version, draft?}: the answer is in the draft's fields, and the question is taken out of
 * "da_confermare" (or of to-confirm.yaml) in the same save; without a draft only the question goes. */
export interface Answer {
  path: FilePath;
  index: number;
  version: string;
  draft?: Draft;
}

/** GET /api/publishing: what the parish has set up, and what would change. */
export interface Publishing {
  way: "folder" | "git";
  /** The folder, or the remote and branch. */
  where: string;
  /** In plain words: "Orari: cambiato", "Avviso «Strada chiusa»: aggiunto". */
  changes: string[];
  /** What others have committed since it was last asked, in the same words. */
  others: string[];
  /** A sentence where they have changed the same lines: whose stay has to be said when publishing. */
  conflict?: string;
}

/** What POST /api/publishing is given. */
export interface PublishingWish {
  who: string;
  favour?: "ours" | "theirs" | undefined;
}

/** POST /api/publishing with PublishingWish: lines of JSON, one for each step as it begins and ends, and a last one. */
export type PublishingLine =
  | { step: string; state: "begun" | "done" | "failed"; sentence?: string }
  | { result: "published" | "failed"; sentence: string };

/** POST /api/spelling with {text}: the words that the spelling does not know. */
export interface UnknownWords {
  words: { word: string; suggestions: string[] }[];
}

/** GET /api/pages: the pages that a text may link to. */
export interface LinkTarget {
  address: string;
  title: string;
  section: string;
}
