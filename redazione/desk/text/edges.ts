/** The blank lines before and after a text, which files have and editors do not type. */
export interface Edges {
  before: string;
  after: string;
}

/** Returns the blank lines around a text. */
export function edgesOf(text: string): Edges {
  const before = /^\n*/.exec(text)?.[0] ?? "";
  const after = text.length > before.length ? (/\n*$/.exec(text)?.[0] ?? "") : "";
  return { before, after };
}

/** Returns the text between the edges; the whole text if it no longer has them. */
export function between(text: string, { before, after }: Edges): string {
  const hasEdges =
    text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return hasEdges ? text.slice(before.length, text.length - after.length) : text;
}
