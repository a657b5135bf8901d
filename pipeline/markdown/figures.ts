import type { Element } from "hast";
import { h } from "hastscript";
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Blocks } from "./shortcodes.ts";

/** A figure where a text names it: {figura 1}, alone on its line. */
export interface NamedFigure {
  /** What is written in the braces after the word, a number if the editor did well. */
  number: string;
  /** Line of the text, from 1. */
  line: number;
  /** Whether it stands by itself between two paragraphs: anywhere else no figure can be put. */
  isAlone: boolean;
}

const NAMED = /\{figura ([^{}]*)\}/g;

/** Every figure that a text names, in order. */
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

/** The places of figures in the HTML of a text, as blocks: what is in them is put there when the page is made. */
export function figureBlocks(named: readonly NamedFigure[]): Blocks {
  return Object.fromEntries(
    named.map(({ number }) => [`figura ${number}`, () => [figurePlace(number)]]),
  );
}

/** The place of a figure, by its number in the fields of a text or by its file in content/images. */
export function figurePlace(key: string): Element {
  return h("figure", { dataFigure: key });
}

const PLACES = /<figure data-figure="([^"]*)"><\/figure>/g;

/** What stands in the places of figures, in order. */
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

/** Which of the figures in the fields, from 0, a text does not name. */
export function unusedFigures(named: readonly NamedFigure[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => !named.some(({ number }) => Number(number) === index + 1),
  );
}
