import type { ElementContent, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";

/** What a text can hold besides Markdown, by the name an editor writes in braces. */
export type Blocks = Record<string, () => ElementContent[]>;

const BLOCK_NAME = /^\{([^{}]+)\}$/;

/** Puts the blocks in place of the paragraphs that name them, changing the tree; returns the names that nobody knows. */
export function placeBlocks(tree: Root, blocks: Blocks): string[] {
  const unknown: string[] = [];
  tree.children = tree.children.flatMap((child) => {
    const name = child.type === "element" ? BLOCK_NAME.exec(plainText(child))?.[1] : undefined;
    if (name === undefined) return [child];
    const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
    if (block) return block();
    unknown.push(name);
    return [];
  });
  return unknown;
}
