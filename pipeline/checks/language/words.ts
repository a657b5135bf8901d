/** Addresses, files and other names with a dot, a slash, a line or an @ inside, which are no words. */
const NAME = /\S*[\p{L}\p{N}][._/@][\p{Ll}\p{N}]\S*/gu;

/** Letters, with apostrophes inside and at the end; not the letters of "1ª" or "30mila". */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*'?/gu;

/** The words of an Italian text in order, as they are written but with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return straightApostrophes(text).replace(NAME, " ").match(WORD) ?? [];
}

/** Dictionaries write the straight apostrophe, and the site the curved one. */
export function straightApostrophes(text: string): string {
  return text.replaceAll("’", "'");
}

/** The apostrophe as the site writes it, for what editors read. */
export function curvedApostrophes(text: string): string {
  return text.replaceAll("'", "’");
}
