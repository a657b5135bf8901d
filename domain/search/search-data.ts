/** Passages of a text under one heading, or before the first. */
export interface TextPart {
  heading?: string;
  /** The anchor of the heading. */
  id?: string;
  passages: string[];
}

/** A page as the search knows it. */
export interface SearchedPage {
  address: string;
  title: string;
  /** The name under which results are grouped. */
  section: string;
  summary: string;
  /** How much it counts beside other pages, from 0. */
  weight: number;
  parts: TextPart[];
}

/** Other words for what a visitor may type: a word, and the words with which pages say it. */
export type Synonyms = Record<string, string[]>;

/** All that the search needs: one file, made while building (outputs/search-data.ts). */
export interface SearchData {
  pages: SearchedPage[];
  synonyms: Synonyms;
}
