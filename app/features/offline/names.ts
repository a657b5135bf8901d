/*
 * Names shared by the page and its worker. The three caches are listed in the cookie notice (content/legal), as is
 * everything stored in the browser.
 */

import { TEXTS } from "../../storage/cached-texts.ts";

/** Scripts, styles, fonts and the pictures that fit: immutable under their addresses. */
export const FILES = "kept-files";

/** Other pictures, cached when they are viewed. */
export const SEEN_PICTURES = "seen-pictures";

export const CACHES = [TEXTS, FILES, SEEN_PICTURES] as const;

/** Parameter of the offline page with the page requested. */
export const ASKED_PAGE = "pagina";

/** Additional headers of a cached response. */
export const KEPT_DIGEST = "X-Kept-Digest";
export const KEPT_TITLE = "X-Kept-Title";

/** Message from the page to precache a few more files; the worker replies with the position to continue from. */
export interface KeepMessage {
  /** Position in the worker's list. */
  from: number;
  /** First script of the page's build: a page of an older build still needs its files. */
  entry: string;
}
