import type { ElementContent, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";

/** The shortcodes that a text may use, by the name in braces. */
export type Blocks = Record<string, () => ElementContent[]>;

const BLOCK_NAME = /^\{([^{}]+)\}$/;

export interface NamedBlock {
  name: string;
  /** The line of the text, from 1. */
  line: number;
}

/** Replaces the paragraphs that hold a shortcode with its block, mutating the tree; returns all shortcodes used. */
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
