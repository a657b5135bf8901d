import type { Element, Nodes, Root } from "hast";
import type { TextPart } from "../../domain/search/search-data.ts";

/** Elements excluded from the search: drawings, navigation, and column headings, which rows repeat. */
const LEFT_OUT = new Set(["svg", "figure", "nav", "thead"]);

const HEADING = /^h[2-6]$/;

/** Elements that form a passage, unless they contain another that does. */
const BLOCK = /^(p|li|tr|dt|dd|blockquote|div|ol|ul|h[2-6])$/;

/** Extracts the text for the search, by heading, in passages: a paragraph, a strophe, a list item or a table row. */
export function textPartsOf(tree: Root): TextPart[] {
  const parts: TextPart[] = [{ passages: [] }];
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== "element" || LEFT_OUT.has(child.tagName)) continue;
      if (HEADING.test(child.tagName)) {
        parts.push({ heading: wordsOf(child), id: String(child.properties.id), passages: [] });
      } else if (child.children.some(holdsBlock)) walk(child);
      else if (wordsOf(child) !== "") parts.at(-1)?.passages.push(wordsOf(child));
    }
  };
  walk(tree);
  return parts.filter(({ heading, passages }) => heading !== undefined || passages.length > 0);
}

function holdsBlock(node: Nodes): boolean {
  return node.type === "element" && (BLOCK.test(node.tagName) || node.children.some(holdsBlock));
}

function wordsOf(node: Element): string {
  return textOf(node).replace(/\s+/g, " ").trim();
}

/** Returns the text of a node, with spaces between the lines of a strophe and the cells of a row. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || LEFT_OUT.has(node.tagName)) return "";
  if (node.tagName === "br") return " ";
  const text = node.children.map(textOf).join("");
  return /^t[dh]$/.test(node.tagName) ? `${text} ` : text;
}
