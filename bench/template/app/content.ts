/** A piece of a page's surroundings: a text, or an element with its attributes and what is in it. */
export type Piece = string | [tag: string, attributes: Record<string, string>, pieces: Piece[]];

export interface TemplatePage {
  title: string;
  description: string;
  /** What is inside <main>. */
  html: string;
}

/** The texts of the built site, as bench/template-content.ts takes them out of it: content.json. */
export interface TemplateContent {
  pages: Record<string, TemplatePage>;
  /** The surroundings of every page, with a "main" in the place of the page. */
  surroundings: Piece;
}
