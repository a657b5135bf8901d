import type { Element, ElementContent, RootContent } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import type { Fault } from "../read/problems.ts";

/** The shortcodes that a text may use besides figures, by the name in braces. */
export type Blocks = Record<string, () => ElementContent[]>;

const BLOCK_NAME = /^\{([^{}]+)\}$/;

interface NamedBlock {
  name: string;
  /** The line of the text, from 1. */
  line: number;
}

/** The beginning of a figure's shortcode: {figura 1}. */
export const FIGURE = "figura ";

/** Replaces paragraphs that hold a shortcode with its block, in divisions too; mutates, and returns the shortcodes. */
export function placeBlocks(tree: { children: RootContent[] }, blocks: Blocks): NamedBlock[] {
  const named: NamedBlock[] = [];
  tree.children = tree.children.flatMap((child) => {
    const isDivision = child.type === "element" && child.tagName === "div";
    if (isDivision) named.push(...placeBlocks(child, blocks));
    const name = child.type === "element" ? BLOCK_NAME.exec(plainText(child))?.[1] : undefined;
    if (name === undefined) return [child];
    named.push({ name, line: child.position?.start.line ?? 1 });
    if (name.startsWith(FIGURE)) return [figurePlace(name.slice(FIGURE.length))];
    return Object.hasOwn(blocks, name) ? (blocks[name]?.() ?? []) : [];
  });
  return named;
}

/** Returns the placeholder of a figure, keyed by its number in the front matter or its file in content/images. */
export function figurePlace(key: string): Element {
  return h("figure", { dataFigure: key });
}

const PLACES = /<figure data-figure="([^"]*)"><\/figure>/g;

/** Returns the keys of the figure placeholders, in order. */
export function figuresPlaced(html: string): string[] {
  return [...html.matchAll(PLACES)].map(([, key = ""]) => key);
}

export function fillFigures(html: string, figureAt: (key: string) => string): string {
  return html.replaceAll(PLACES, (_place, key: string) => figureAt(key));
}

/** Returns the figures that a text places without having them in its front matter. */
export function figureFaults(blocks: readonly NamedBlock[], count: number): Fault[] {
  const names = Array.from({ length: count }, (_, index) => `${FIGURE}${index + 1}`);
  return blocks
    .filter(({ name }) => name.startsWith(FIGURE) && !names.includes(name))
    .map(({ name, line }) => ({ line, found: `{${name}}`, expected: numberExpected(count) }));
}

function numberExpected(count: number): string {
  if (count === 0) return "una figura nel campo «figure» dell’intestazione";
  return count === 1 ? "{figura 1}, che è l’unica" : `una figura da {figura 1} a {figura ${count}}`;
}

/** Returns the indexes, from 0, of figures in the front matter that the text does not place. */
export const unusedFigures = (blocks: readonly NamedBlock[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) =>
    blocks.every(({ name }) => name !== `${FIGURE}${index + 1}`),
  );
