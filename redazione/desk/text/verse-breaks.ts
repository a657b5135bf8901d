/** Adds the mark of a verse break to each line of the strophes except the last; removes it if all have it already. */
export function toggleBreaks(text: string): string {
  const plain = text.replace(/\\$/gm, "");
  const marked = plain.replace(/(?<=\S)[^\S\n]*\n(?=[^\S\n]*\S)/g, "\\\n");
  return marked === text ? plain : marked;
}
