/*
 * The names that the page and its worker share. The three caches are listed in the cookie notice (content/legal), as
 * everything that a browser keeps.
 */

import { TEXTS } from "../../storage/cached-texts.ts";

/** Scripts, styles, typefaces and the pictures that fit: what never changes under its address. */
export const FILES = "kept-files";

/** Other pictures, as they are seen. */
export const SEEN_PICTURES = "seen-pictures";

export const CACHES = [TEXTS, FILES, SEEN_PICTURES] as const;

/** The parameter of the offline page that tells which page was asked for. */
export const ASKED_PAGE = "pagina";

/** Headers that a kept answer carries besides its own. */
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
