import type { Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";

/** The fields of content/site.yaml by the names that editors write; undefined for an empty field. */
export type SiteFields = ReadonlyMap<string, string | undefined>;

const NAME = /\{([a-z_]+)\}/g;

/**
 * Replaces names in braces, such as {telefono}, with their fields, mutating the tree. A paragraph, list item or table row
 * that references an empty field is removed as a whole, and so is a heading left without content.
 * @returns The names that match no field.
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

/** Replaces names in braces with their fields; unknown names stay, for later processing. */
export function withFields(text: string, fields: SiteFields): string {
  return text.replace(NAME, (whole, name: string) =>
    fields.has(name) ? (fields.get(name) ?? "") : whole,
  );
}

/** Returns the names in braces in a tree, in text and in link addresses. */
function namesIn(tree: Nodes): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    const text = node.type === "text" ? node.value : "url" in node ? node.url : "";
    for (const [, name = ""] of text.matchAll(NAME)) names.push(name);
  });
  return names;
}

/** Removes from a block what references an empty field; returns whether the whole block is to be removed. */
function isLeftOut(block: Nodes, fields: SiteFields): boolean {
  const namesEmpty = (node: Nodes) =>
    namesIn(node).some((name) => fields.has(name) && fields.get(name) === undefined);
  const isEmptyParagraph = (node: Nodes) => node.type === "paragraph" && namesEmpty(node);
  if (block.type === "paragraph") return namesEmpty(block);
  if (block.type === "table") {
    block.children = block.children.filter((row, position) => position === 0 || !namesEmpty(row));
    return block.children.length === 1;
  }
  if (block.type === "listItem" && block.children.some(isEmptyParagraph)) return true;
  if (block.type !== "list" && block.type !== "listItem" && block.type !== "blockquote") {
    return false;
  }
  const kept = block.children.filter((child) => !isLeftOut(child, fields));
  Object.assign(block, { children: kept });
  return kept.length === 0;
}

/** Checks whether a block is a heading whose content, not empty before, is removed entirely. */
function isEmptied(blocks: RootContent[], position: number, leftOut: Set<RootContent>): boolean {
  const heading = blocks[position];
  if (heading?.type !== "heading") return false;
  const after = blocks.slice(position + 1);
  const end = after.findIndex((block) => block.type === "heading" && block.depth <= heading.depth);
  const under = (end === -1 ? after : after.slice(0, end)).filter(({ type }) => type !== "heading");
  return under.length > 0 && under.every((block) => leftOut.has(block));
}
