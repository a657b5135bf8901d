import type { ElementContent, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";

/** What a text can hold besides Markdown, by the name an editor writes in braces. */
export type Blocks = Record<string, () => ElementContent[]>;

const BLOCK_NAME = /^\{([^{}]+)\}$/;

export interface NamedBlock {
  name: string;
  /** Line of the text, from 1. */
  line: number;
}

/** Puts the blocks in place of the paragraphs that name them, changing the tree; returns all that they name. */
export function placeBlocks(tree: Root, blocks: Blocks): NamedBlock[] {
  const named: NamedBlock[] = [];
  tree.children = tree.children.flatMap((child) => {
    const name = child.type === "element" ? BLOCK_NAME.exec(plainText(child))?.[1] : undefined;
    if (name === undefined) return [child];
    named.push({ name, line: child.position?.start.line ?? 1 });
    return Object.hasOwn(blocks, name) ? (blocks[name]?.() ?? []) : [];
  });
  return named;
}
