import type { Element } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { strophesOf, type TextSection } from "../sections.ts";
import { isElement, isInItalics, languageOf, linesOf } from "./verse-layout.ts";

type Strophe = ReturnType<typeof strophesIn>[number];

/** Returns the strophes of a hymn or a prayer in order, as lines of plain text; what is not prayed is left out. */
export function strophesIn(sections: TextSection[]) {
  return sections.flatMap((section) =>
    strophesOf(section)
      .filter(isPrayed)
      .map((strophe) => ({
        language: languageOf(section) ?? "it",
        lines: linesOf(strophe).map((line) => plainText(line).trim()),
      })),
  );
}

/** Leaves out directions, in italics as a whole, and instructions, with links to other prayers. */
const isPrayed = (block: Element) =>
  isElement(block, "p") &&
  !isInItalics(block.children) &&
  !block.children.some((child) => isElement(child, "a"));

/** The maximum length in an index; the first line of a prose prayer is longer, and truncated at a word. */
const LONGEST_FIRST_LINE = 60;

/** Returns the first line of a hymn or a prayer, without the sign of who says it. */
export function firstLineOf([first]: readonly Strophe[]): string {
  const text = first?.lines[0]?.replace(/^V\.\s+/, "") ?? "";
  if (text.length <= LONGEST_FIRST_LINE) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_FIRST_LINE)).replace(/[,;:]$/, "")}…`;
}
