import type { Prose } from "../markdown/markdown.ts";
import type { PictureFields, Source } from "../schemas/shared.ts";

/** A validated Markdown file with front matter. */
export interface Entry<Fields> {
  /** The path inside its folder, without extension: "storia/culto-mariano". */
  slug: string;
  /** The file, relative to the content folder, for error messages. */
  file: string;
  fields: Fields;
  prose: Prose;
}

/** The fields common to the entries of all collections, and those of some. */
export interface CommonFields {
  title: string;
  summary: string;
  toConfirm: string[];
  picture?: PictureFields | undefined;
  figures?: PictureFields[] | undefined;
  gallery?: PictureFields[] | undefined;
  sources?: Source[];
  /** The legal page to which a text belongs, and its language. */
  category?: string;
  /** The language of the whole file; the strophes of a hymn have several. */
  language?: string;
  /** The date of a legal text's last revision. */
  updatedDate?: string;
  /** False for an unpublished entry: visitors see none of it. */
  published?: boolean;
}

export type AnyEntry = Entry<CommonFields>;
