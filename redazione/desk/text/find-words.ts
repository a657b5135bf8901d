/** Returns the positions of a word in a text, as a whole word only. */
export function findWords(text: string, word: string): number[] {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
  return [...text.matchAll(alone)].map(({ index }) => index);
}
