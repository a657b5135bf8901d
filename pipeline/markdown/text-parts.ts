import type { Element, Nodes, Root } from "hast";
import type { TextPart } from "../../domain/search/search-data.ts";

/** What is drawn, what leads elsewhere, and what is said again in every row. */
const LEFT_OUT = new Set(["svg", "figure", "nav", "thead"]);

const HEADING = /^h[2-6]$/;

/** What is a passage by itself, unless it holds another that is. */
const BLOCK = /^(p|li|tr|dt|dd|blockquote|div|ol|ul|h[2-6])$/;

/**
 * A text as words alone, for the search: its passages by the headings under which they stand. A passage is a paragraph,
 * a strophe, an item of a list or a row of a table.
 */
export function textPartsOf(tree: Root): TextPart[] {
  const first: TextPart = { passages: [] };
  const parts = [first];
  let current = first;
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== "element" || LEFT_OUT.has(child.tagName)) continue;
      if (HEADING.test(child.tagName)) {
        current = { heading: wordsOf(child), id: String(child.properties.id), passages: [] };
        parts.push(current);
      } else if (child.children.some(holdsBlock)) walk(child);
      else if (wordsOf(child) !== "") current.passages.push(wordsOf(child));
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

/** Lines of a strophe and cells of a row stand apart. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || LEFT_OUT.has(node.tagName)) return "";
  if (node.tagName === "br") return " ";
  const text = node.children.map(textOf).join("");
  return /^t[dh]$/.test(node.tagName) ? `${text} ` : text;
}
