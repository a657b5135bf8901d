import type { Element, ElementContent, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Makes the tables of a text ready for every window and every voice: the first cell of a row is its heading, the
 * heading above a table is its name, and a table too wide for its page scrolls by itself, also by keyboard. They stay
 * tables in the style sheets too, because browsers forget the table of which they change the layout. Changes the tree
 * it is given.
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

/** The names of a table's columns, in order. */
function columnNames(table: Element): string[] {
  const names: string[] = [];
  visit(table, { type: "element", tagName: "thead" }, (head: Element) => {
    visit(head, { type: "element", tagName: "th" }, (cell: Element) => {
      names.push(plainText(cell));
    });
  });
  return names;
}

function scrollable(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll"],
      tabIndex: 0,
      role: "group",
      ariaLabel: columnNames(table).join(", "),
    },
    children: [table] satisfies ElementContent[],
  };
}
