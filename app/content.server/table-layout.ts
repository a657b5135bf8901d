import type { Element, ElementContent, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** The roles that browsers forget when a style sheet lays a table out as cards (styles/prose.css). */
const ROLES: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * Makes the tables of a text ready for every window: each cell knows the name of its column, for the cards
 * of a phone; a table too wide for its page scrolls by itself, also by keyboard. Changes the tree it is given.
 */
export function layOutTables(tree: Root): void {
  tree.children = tree.children.map((child) =>
    child.type === "element" && child.tagName === "table" ? scrollable(labelled(child)) : child,
  );
}

/** The names of a table's columns, in order. */
function columnNames(table: Element): string[] {
  return cellsOf(table, "th").map((cell) => plainText(cell));
}

/** Calls back with every cell of the table's body and the name of its column. */
function visitCells(table: Element, onCell: (cell: Element, columnName: string) => void): void {
  const names = columnNames(table);
  visit(table, { type: "element", tagName: "tr" }, (row: Element) => {
    for (const [column, cell] of cellsOf(row, "td").entries()) onCell(cell, names[column] ?? "");
  });
}

function cellsOf(parent: Element, tagName: "th" | "td"): Element[] {
  const cells: Element[] = [];
  visit(parent, { type: "element", tagName }, (cell: Element) => {
    cells.push(cell);
  });
  return cells;
}

function labelled(table: Element): Element {
  visit(table, "element", (element) => {
    element.properties.role = ROLES[element.tagName];
  });
  visitCells(table, (cell, columnName) => {
    cell.properties.dataLabel = columnName;
  });
  return table;
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
