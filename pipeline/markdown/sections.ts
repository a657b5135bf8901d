import type { Element, Root, RootContent } from "hast";

/** A level-two heading with the content below it; content before the first has no heading. */
export interface TextSection {
  heading: Element | undefined;
  blocks: RootContent[];
}

/** Splits a text into its sections, in order. */
export function sectionsOf(tree: Root): TextSection[] {
  const sections: TextSection[] = [{ heading: undefined, blocks: [] }];
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === "h2") {
      sections.push({ heading: node, blocks: [] });
    } else sections.at(-1)?.blocks.push(node);
  }
  return sections;
}

/** Returns the elements of a section, without the whitespace between them. */
export function strophesOf({ blocks }: TextSection): Element[] {
  return blocks.filter((block) => block.type === "element");
}

export function withHeading({ heading, blocks }: TextSection): RootContent[] {
  return heading ? [heading, ...blocks] : blocks;
}
