import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** What may hold a link and nothing else. */
const HOLDERS = new Set(["p", "li", "td"]);

/**
 * Makes links that stand alone as high as a finger needs (styles/utilities.css): those in a sentence are as high as its
 * line. Changes the tree it is given.
 */
export function widenLoneLinks(tree: Root): void {
  visit(tree, "element", ({ tagName, children: [only, ...others] }) => {
    if (!HOLDERS.has(tagName) || others.length > 0) return;
    if (only?.type === "element" && only.tagName === "a") only.properties.className = ["target"];
  });
}
