import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** The attributes of Latin text. */
export const LATIN = { lang: "la", translate: "no" };

/**
 * Marks text in italics as Latin, so that screen readers pronounce it as such and translators skip it: editors use
 * italics for nothing else (docs/guida-redazione.md). Mutates the tree.
 */
export function markLatin(tree: Root): void {
  visit(tree, { type: "element", tagName: "em" }, (element) => {
    element.tagName = "i";
    Object.assign(element.properties, LATIN);
  });
}
