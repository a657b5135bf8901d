import type { Paragraph, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { LANGUAGES } from "./verse-layout.ts";

/** Returns the Italian strophes of a hymn or a prayer as lines of plain text; directions are left out. */
export function italianStrophes(tree: Root): string[][] {
  let language = "it";
  return tree.children.flatMap((block) => {
    if (block.type === "heading") language = LANGUAGES[plainText(block)] ?? "it";
    return block.type === "paragraph" && language === "it" && !isDirection(block)
      ? [linesOf(block)]
      : [];
  });
}

/** Recognises a direction: a line in italics on how to pray, itself not prayed. */
export function isDirection({ children }: Paragraph): boolean {
  return children.length === 1 && children[0]?.type === "emphasis";
}

/** Returns the lines of a paragraph as plain text. */
export function linesOf(paragraph: Paragraph): string[] {
  const lines = [""];
  for (const child of paragraph.children) {
    if (child.type === "break") lines.push("");
    else lines.push(`${lines.pop()}${plainText(child)}`);
  }
  return lines.map((line) => line.trim());
}
