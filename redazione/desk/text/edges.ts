/** A text without the blank lines before and after it, which files have and nobody writes. */
export interface Edges {
  before: string;
  after: string;
}

/** The blank lines around a text. */
export function edgesOf(text: string): Edges {
  const before = /^\n*/.exec(text)?.[0] ?? "";
  const after = text.length > before.length ? (/\n*$/.exec(text)?.[0] ?? "") : "";
  return { before, after };
}

/** What stands between them; the whole text, if it has no longer these. */
export function between(text: string, { before, after }: Edges): string {
  const hasEdges =
    text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return hasEdges ? text.slice(before.length, text.length - after.length) : text;
}
