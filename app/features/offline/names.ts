/*
 * The names that the page and its worker share. The three caches are listed in the cookie notice (content/legal), as
 * everything that a browser keeps.
 */

/** Pages, their data and the saints of the year: what changes under the same address. */
export const TEXTS = "kept-texts";

/** Scripts, styles, typefaces and the pictures that fit: what never changes under its address. */
export const FILES = "kept-files";

/** Other pictures, as they are seen. */
export const SEEN_PICTURES = "seen-pictures";

export const CACHES = [TEXTS, FILES, SEEN_PICTURES] as const;

/** Says what is kept; shown in the place of a page that is not. */
export const OFFLINE_PAGE = "/app/senza-rete";

/** The parameter of the offline page that tells which page was asked for. */
export const ASKED_PAGE = "pagina";

/** Headers that a kept answer carries besides its own. */
export const KEPT_ON = "X-Kept-On";
export const KEPT_DIGEST = "X-Kept-Digest";
export const KEPT_TITLE = "X-Kept-Title";

/** The attribute of the root element of a kept page, as its name in `dataset`. */
export const KEPT_ON_ATTRIBUTE = "keptOn";

/** The page asks the worker to keep a few files more; the worker answers with the position to go on from. */
export interface KeepMessage {
  type: "keep";
  /** A position in the worker's list. */
  from: number;
  /** The first script of the page's build: a page of an older build still needs its files. */
  entry: string;
}

/** The worker tells a page where the data of its next page comes from. */
export interface AnswerMessage {
  type: "answer";
  /** The address of the page that the data belongs to. */
  address: string;
  /** When it was kept, as an ISO date; null when it comes from the network. */
  keptOn: string | null;
}
