import type { Element, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Maximum letters and rows of a text that fits a sheet in large type. */
const SHORT = { letters: 1_150, rows: 28 };

/** Maximum letters of a text that fits one side of a sheet in legible type. */
const LONG = 2_500;

/** Maximum letters of lines that fit three abreast. */
const NARROW = 40;

/** Returns the print classes for the type size of a verse (docs/behaviour.md, "Printing"); none between short and long. */
export function lengthOnPaper(tree: Root): "short" | "long" | "long narrow" | undefined {
  const letters = plainText(tree).length;
  const lines = elementsOf(tree, "line");
  const isParallel = elementsOf(tree, "parallel").length > 0;
  // Two languages are set side by side.
  const rows = isParallel ? lines.length / 2 : lines.length;
  if (letters > LONG) return isParallel && lines.every(isNarrow) ? "long narrow" : "long";
  return letters <= SHORT.letters && rows <= SHORT.rows ? "short" : undefined;
}

const isNarrow = (line: Element) => plainText(line).length <= NARROW;

function elementsOf(tree: Root, className: string): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if ([element.properties.className].flat().includes(className)) found.push(element);
  });
  return found;
}
