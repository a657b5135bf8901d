/** Where a word stands in a text, by itself and not inside another. */
export function findWords(text: string, word: string): number[] {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
  return [...text.matchAll(alone)].map(({ index }) => index);
}
