/**
 * Strophes with the mark that ends each of their lines but the last; without it, if all have it already.
 */
export function toggleBreaks(text: string): string {
  const plain = text.replace(/\\$/gm, "");
  const marked = plain.replace(/(?<=\S)[^\S\n]*\n(?=[^\S\n]*\S)/g, "\\\n");
  return marked === text ? plain : marked;
}
