import type { Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";

/** The fields of content/site.yaml by the names that editors write; undefined while a field is empty. */
export type SiteFields = ReadonlyMap<string, string | undefined>;

const NAME = /\{([a-z_]+)\}/g;

/**
 * Puts fields in place of their names in braces, such as {telefono}, changing the tree. A paragraph, an item of a list
 * or a row of a table that names an empty field is left out whole, and so is a heading that has nothing left under it.
 * @returns The names that no field has.
 */
export function placeFields(tree: Root, fields: SiteFields): string[] {
  const unknown = namesIn(tree).filter((name) => !fields.has(name));
  const leftOut = new Set(tree.children.filter((block) => isLeftOut(block, fields)));
  tree.children = tree.children.filter(
    (block, position, blocks) => !leftOut.has(block) && !isEmptied(blocks, position, leftOut),
  );
  visit(tree, (node) => {
    if (node.type === "text") node.value = withFields(node.value, fields);
    if ("url" in node) node.url = withFields(node.url, fields);
  });
  return unknown;
}

/** A text with fields in place of their names in braces; other names stay, for those who know them. */
export function withFields(text: string, fields: SiteFields): string {
  return text.replace(NAME, (whole, name: string) =>
    fields.has(name) ? (fields.get(name) ?? "") : whole,
  );
}

/** The names in braces in a tree, in its texts and in the addresses of its links. */
function namesIn(tree: Nodes): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    const text = node.type === "text" ? node.value : "url" in node ? node.url : "";
    for (const [, name = ""] of text.matchAll(NAME)) names.push(name);
  });
  return names;
}

/** Takes out of a block what names an empty field; whether the whole block goes. */
function isLeftOut(block: Nodes, fields: SiteFields): boolean {
  const namesEmpty = (node: Nodes) =>
    namesIn(node).some((name) => fields.has(name) && fields.get(name) === undefined);
  switch (block.type) {
    case "paragraph":
      return namesEmpty(block);
    case "table":
      block.children = block.children.filter((row, position) => position === 0 || !namesEmpty(row));
      return block.children.length === 1;
    case "listItem":
      if (block.children.some((child) => child.type === "paragraph" && namesEmpty(child))) {
        return true;
      }
      block.children = block.children.filter((child) => !isLeftOut(child, fields));
      return false;
    case "list":
      block.children = block.children.filter((item) => !isLeftOut(item, fields));
      return block.children.length === 0;
    case "blockquote":
      block.children = block.children.filter((child) => !isLeftOut(child, fields));
      return block.children.length === 0;
    default:
      return false;
  }
}

/** Whether a block is a heading under which everything, and not nothing, is left out. */
function isEmptied(blocks: RootContent[], position: number, leftOut: Set<RootContent>): boolean {
  const heading = blocks[position];
  if (heading?.type !== "heading") return false;
  const after = blocks.slice(position + 1);
  const end = after.findIndex((block) => block.type === "heading" && block.depth <= heading.depth);
  const under = (end === -1 ? after : after.slice(0, end)).filter(({ type }) => type !== "heading");
  return under.length > 0 && under.every((block) => leftOut.has(block));
}
