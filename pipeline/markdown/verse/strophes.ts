import type { Paragraph, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { LANGUAGES } from "./verse-layout.ts";

/** A strophe of a hymn or a prayer, or a paragraph, as lines of plain text. */
export interface Strophe {
  language: string;
  lines: string[];
}

/** Returns the strophes of a hymn or a prayer in order; what is not prayed is left out. */
export function strophesIn(tree: Root): Strophe[] {
  let language = "it";
  return tree.children.flatMap((block) => {
    if (block.type === "heading") language = LANGUAGES[plainText(block)] ?? "it";
    return block.type === "paragraph" && isPrayed(block)
      ? [{ language, lines: linesOf(block) }]
      : [];
  });
}

/** Recognises directions, in italics as a whole, and instructions, with links to other prayers. */
function isPrayed({ children }: Paragraph): boolean {
  const isDirection = children.length === 1 && children[0]?.type === "emphasis";
  return !isDirection && !children.some(({ type }) => type === "link");
}

function linesOf(paragraph: Paragraph): string[] {
  const lines = [""];
  for (const child of paragraph.children) {
    if (child.type === "break") lines.push("");
    else lines.push(`${lines.pop()}${plainText(child)}`);
  }
  return lines.map((line) => line.trim());
}

/** The maximum length in an index; the first line of a prose prayer is longer, and truncated at a word. */
const LONGEST_FIRST_LINE = 60;

/** Returns the first line of a hymn or a prayer, without the sign of who says it. */
export function firstLineOf([first]: readonly Strophe[]): string {
  const text = first?.lines[0]?.replace(/^V\.\s+/, "") ?? "";
  if (text.length <= LONGEST_FIRST_LINE) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_FIRST_LINE)).replace(/[,;:]$/, "")}…`;
}
