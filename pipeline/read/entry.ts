import type { Prose } from "../markdown/markdown.ts";
import type { PictureFields, Source } from "../schemas/shared.ts";

/** A Markdown file with front matter, checked. */
export interface Entry<Fields> {
  /** Path inside its folder, without extension: "storia/culto-mariano". */
  slug: string;
  /** The file, relative to the content folder, for messages. */
  file: string;
  fields: Fields;
  prose: Prose;
  /** Lines of the file before its text. */
  linesBefore: number;
}

/** What the entries of all collections have, and what some of them have. */
export interface CommonFields {
  title: string;
  summary: string;
  toConfirm: string[];
  picture?: PictureFields | undefined;
  figures?: PictureFields[] | undefined;
  gallery?: PictureFields[] | undefined;
  sources?: Source[];
  /** Of which legal page a text is, and in which language. */
  category?: string;
  /** The language of the whole file; the strophes of a hymn have several. */
  language?: string;
  /** The day on which a legal text was changed last. */
  updatedDate?: string;
  /** False for what is kept back: visitors see none of it. */
  published?: boolean;
}

export type AnyEntry = Entry<CommonFields>;
