import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Gives tables row headers, the preceding heading as a name, and a container that scrolls if it must, without a tab stop.
 * They also remain tables in CSS: browsers drop table semantics when display changes.
 */
export function layOutTables(tree: Root): void {
  let headingId: string | undefined;
  tree.children = tree.children.map((child) => {
    if (child.type !== "element") return child;
    if (/^h[2-6]$/.test(child.tagName)) headingId = String(child.properties.id);
    if (child.tagName !== "table") return child;
    const table = withHeadings(child);
    if (headingId) table.properties.ariaLabelledBy = [headingId];
    return scrollable(table);
  });
}

function withHeadings(table: Element): Element {
  visit(table, { type: "element", tagName: "th" }, (cell: Element) => {
    cell.properties.scope = "col";
  });
  visit(table, { type: "element", tagName: "tr" }, (row: Element) => {
    const first = row.children.find((cell) => cell.type === "element");
    if (first?.type !== "element" || first.tagName !== "td") return;
    first.tagName = "th";
    first.properties.scope = "row";
  });
  return table;
}

function scrollable(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"] },
    children: [table],
  };
}
