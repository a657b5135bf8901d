/** Passages of a text under one heading, or before the first. */
export interface TextPart {
  heading?: string;
  /** Anchor of the heading. */
  id?: string;
  passages: string[];
}

export interface SearchedPage {
  address: string;
  title: string;
  /** Name under which results are grouped. */
  section: string;
  summary: string;
  /** Ranking weight among other pages, from 0. */
  weight: number;
  parts: TextPart[];
}

/** Synonyms for what a visitor may type: a word, and the words that pages use for it. */
export type Synonyms = Record<string, string[]>;

/** Data of the search: one file, made at build time (outputs/search-data.ts). */
export interface SearchData {
  pages: SearchedPage[];
  synonyms: Synonyms;
}
