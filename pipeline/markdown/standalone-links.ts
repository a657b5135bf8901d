import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Elements that may contain a link and nothing else. */
const HOLDERS = new Set(["p", "li", "td"]);

/** Enlarges links that stand alone, not in a sentence, to a touch target (styles/utilities.css). Mutates the tree. */
export function widenLoneLinks(tree: Root): void {
  visit(tree, "element", ({ tagName, children: [only, ...others] }) => {
    if (!HOLDERS.has(tagName) || others.length > 0) return;
    if (only?.type === "element" && only.tagName === "a") only.properties.className = ["target"];
  });
}
