/** Tokens with an inner dot, slash, underscore or @, as addresses: no words. Looked for once, where a token begins. */
const NAME = /(?<!\S)\S*[\p{L}\p{N}][._/@][\p{Ll}\p{N}]\S*/gu;

/** A word: letters, with apostrophes inside and at the end; not the letters of "1ª" or "30mila". */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*'?/gu;

/** Returns the words of an Italian text in order, as written but with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return straightApostrophes(text).replace(NAME, " ").match(WORD) ?? [];
}

/** Replaces curved apostrophes, which the site uses, with the straight ones of dictionaries. */
export function straightApostrophes(text: string): string {
  return text.replaceAll("’", "'");
}

/** Replaces straight apostrophes with curved ones, the site's style, for text that editors read. */
export function curvedApostrophes(text: string): string {
  return text.replaceAll("'", "’");
}
