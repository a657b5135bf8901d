import { isCollection, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/** A part of a text that gives way to another. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with some of its parts replaced; they do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = "";
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += source.slice(done, start) + text;
    done = Math.max(done, end);
  }
  return result + source.slice(done);
}

/** Where a value begins. */
export const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** Where what a value says ends, before spaces, comments and line breaks. */
export function endOf(source: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    if (isMap(node)) return endOfPair(source, last as Pair<Node, Node | null>);
    if (isSeq(node) && last) return endOf(source, last as Node);
  }
  const [start = 0, end = 0] = node.range ?? [];
  if (!isScalar(node) || !node.type?.startsWith("BLOCK")) return end;
  const text = source.slice(start, end);
  // Spaces at the end of a text under a bar are part of it: left behind, they would belong to what comes in its place.
  const endsInSpaces = /[ \t]\n*$/.test(String(node.value));
  return start + (endsInSpaces ? text.replace(/[\r\n]+$/, "") : text.trimEnd()).length;
}

export const endOfPair = (source: string, { key, value }: Pair<Node, Node | null>): number =>
  endOf(source, value ?? key);

/** Where the line of a place begins. */
export const lineStart = (source: string, at: number): number =>
  source.lastIndexOf("\n", at - 1) + 1;

/** Where the line after that of a place begins; the end of the text where there is none. */
export function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end + 1;
}

/** The columns before a place; a dash counts as one. */
export const columnOf = (source: string, at: number): number => at - lineStart(source, at);

/** Lines that are put at the beginning of a line, or at the end of a text that does not end in a line break. */
export function insertLines(source: string, at: number, lines: string, eol: string): Edit {
  const isAfterText = at > 0 && source[at - 1] !== "\n";
  return { start: at, end: at, text: isAfterText ? eol + lines : lines + eol };
}
