import type { Element } from "hast";
import { h } from "hastscript";
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Blocks } from "./shortcodes.ts";

/** A figure shortcode, {figura 1}, on a line of its own. */
export interface NamedFigure {
  /** The text after the word in the braces, a number if valid. */
  number: string;
  /** The line of the text, from 1. */
  line: number;
  /** Whether it is a paragraph by itself, the only place where a figure can be inserted. */
  isAlone: boolean;
}

const NAMED = /\{figura ([^{}]*)\}/g;

/** Returns every figure shortcode of a text, in order. */
export function namedFigures(tree: Root): NamedFigure[] {
  const named: NamedFigure[] = [];
  visit(tree, "text", (node, _position, parent) => {
    for (const [index, words] of node.value.split("\n").entries()) {
      for (const [whole, number = ""] of words.matchAll(NAMED)) {
        const line = (node.position?.start.line ?? 1) + index;
        named.push({ number, line, isAlone: isBlock(tree, parent) && plainText(parent) === whole });
      }
    }
  });
  return named;
}

const isBlock = (tree: Root, node: Nodes | undefined) =>
  node?.type === "paragraph" && tree.children.includes(node);

/** Returns shortcodes that insert placeholders for figures, filled when the page is rendered. */
export function figureBlocks(named: readonly NamedFigure[]): Blocks {
  return Object.fromEntries(
    named.map(({ number }) => [`figura ${number}`, () => [figurePlace(number)]]),
  );
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

export function figureFaults(named: readonly NamedFigure[], count: number) {
  return named.flatMap(({ number, line, isAlone }) => {
    const found = `{figura ${number}}`;
    if (!isAlone) {
      return [
        { line, found: `${found} fra altre parole`, expected: "una riga sua, fra due vuote" },
      ];
    }
    if (/^[1-9]\d*$/.test(number) && Number(number) <= count) return [];
    return [{ line, found, expected: numberExpected(count) }];
  });
}

function numberExpected(count: number): string {
  if (count === 0) return "una figura nel campo «figure» dell’intestazione";
  return count === 1 ? "{figura 1}, che è l’unica" : `una figura da {figura 1} a {figura ${count}}`;
}

/** Returns the indexes, from 0, of figures in the front matter that the text does not place. */
export function unusedFigures(named: readonly NamedFigure[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => !named.some(({ number }) => Number(number) === index + 1),
  );
}
