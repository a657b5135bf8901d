import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Lays out the tree of a page. Mutates it. */
export function layOutProse(tree: Root): void {
  layOutTables(tree);
  markLatin(tree);
  widenLoneLinks(tree);
  markAttributions(tree);
  markRegisters(tree);
  bindLastWords(tree);
}

/**
 * Gives tables row headers, the preceding heading as a name, and a container that scrolls if it must, without a tab stop.
 * They also remain tables in CSS: browsers drop table semantics when display changes.
 */
function layOutTables(tree: Root): void {
  let headingId: string | undefined;
  tree.children = tree.children.map((child) => {
    if (child.type !== "element") return child;
    if (/^h[2-6]$/.test(child.tagName)) headingId = String(child.properties.id);
    if (child.tagName !== "table") return child;
    nameCells(child);
    if (headingId) child.properties.ariaLabelledBy = [headingId];
    return h("div.table-scroll", child);
  });
}

function nameCells(table: Element): void {
  visit(table, { type: "element", tagName: "th" }, (cell: Element) => {
    cell.properties.scope = "col";
  });
  visit(table, { type: "element", tagName: "tr" }, (row: Element) => {
    const first = row.children.find((cell) => cell.type === "element");
    if (first?.tagName !== "td") return;
    first.tagName = "th";
    first.properties.scope = "row";
  });
}

/** The attributes of Latin text. */
export const LATIN = { lang: "la", translate: "no" };

/**
 * Marks text in italics as Latin, so that screen readers pronounce it as such and translators skip it: editors use
 * italics for nothing else (docs/guida-redazione.md). Mutates the tree.
 */
export function markLatin(tree: Root): void {
  visit(tree, { type: "element", tagName: "em" }, (element) => {
    element.tagName = "i";
    Object.assign(element.properties, LATIN);
  });
}

/** Elements that may contain a link and nothing else. */
const HOLDERS = new Set(["p", "li", "td"]);

/** Enlarges links that stand alone, not in a sentence, to a touch target (styles/utilities.css). */
function widenLoneLinks(tree: Root): void {
  visit(tree, "element", ({ tagName, children: [only, ...others] }) => {
    if (!HOLDERS.has(tagName) || others.length > 0) return;
    if (only?.type === "element" && only.tagName === "a") only.properties.className = ["target"];
  });
}

/** The dash that opens the attribution of a quotation, its last paragraph. */
const DASH = /^[–—]\s+/;

/** Marks up the attribution of each quotation: a last paragraph with a leading dash, which is removed. */
function markAttributions(tree: Root): void {
  visit(tree, { type: "element", tagName: "blockquote" }, (quotation) => {
    const paragraphs = quotation.children.filter((child) => child.type === "element");
    const last: Element | undefined = paragraphs.at(-1);
    const [first] = last?.children ?? [];
    if (paragraphs.length < 2 || !last || first?.type !== "text") return;
    if (!DASH.test(plainText(last))) return;
    first.value = first.value.replace(DASH, "");
    last.properties.className = ["attribution"];
  });
}

/** Marks lists in which every entry begins with bold words; style sheets cannot see whether text precedes these. */
function markRegisters(tree: Root): void {
  visit(tree, { type: "element", tagName: "ul" }, (list) => {
    const entries = list.children.filter((child) => child.type === "element");
    if (entries.every(({ children: [first] }) => isBold(first))) {
      list.properties.className = ["register"];
    }
  });
}

const isBold = (node: ElementContent | undefined) =>
  node?.type === "element" && node.tagName === "strong";

/** In characters: a shorter paragraph is one or two lines, whose ending does not matter. */
const SHORT = 80;

/** The minimum characters on the last line, a fifth of the measure, and the maximum, for phones with large type. */
const [LEAST, MOST] = [13, 18];

/** Joins the last words of long paragraphs with no-break spaces, to avoid widows. */
function bindLastWords(tree: Root): void {
  visit(tree, { type: "element", tagName: "p" }, (paragraph) => {
    const texts = lastTexts(paragraph);
    const words = texts.map(({ value }) => value.replaceAll("\n", " ")).join("");
    if (words.length <= SHORT) return;
    let start = words.lastIndexOf(" ", words.length - LEAST - 1) + 1;
    if (words.length - start > MOST) start = words.indexOf(" ", start) + 1 || words.length;
    let end = words.length;
    for (const text of texts.toReversed()) {
      end -= text.value.length;
      const from = Math.max(0, start - end);
      text.value = text.value.slice(0, from) + text.value.slice(from).replace(/[ \n]/g, "\u00a0");
    }
  });
}

/** Returns the text nodes of a paragraph after its last break, in order. */
function lastTexts(paragraph: Element): Text[] {
  let texts: Text[] = [];
  visit(paragraph, (node) => {
    if (node.type === "text") texts.push(node);
    if (node.type === "element" && node.tagName === "br") texts = [];
  });
  return texts;
}
