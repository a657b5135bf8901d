import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { visitCells } from "./table-layout.ts";

/** The languages of hymns and prayers, by the heading or the column that announces them. */
const LANGUAGES: Record<string, string> = { Italiano: "it", Latino: "la" };

/** A heading of level two and what stands under it; what stands before the first has no heading. */
interface Section {
  heading: Element | undefined;
  blocks: RootContent[];
}

/**
 * Lays out a hymn or a prayer: every line of a strophe by itself, the marks of the versicles, the language
 * of each strophe. Two neighbouring sections in two languages, with the same number of strophes, become a
 * pair of columns that styles/verse.css sets side by side, strophe by strophe. Changes the tree it is given.
 */
export function layOutVerse(tree: Root): void {
  const sections = sectionsOf(tree);
  sections.forEach(markLanguage);
  tree.children = pairUp(sections);
  visit(tree, "element", (element) => {
    if (element.tagName === "table") markColumns(element);
    if (element.tagName === "strong") markVersicle(element);
    if (element.tagName === "p") separateLines(element);
  });
}

function sectionsOf(tree: Root): Section[] {
  const first: Section = { heading: undefined, blocks: [] };
  const sections = [first];
  let current = first;
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === "h2") {
      current = { heading: node, blocks: [] };
      sections.push(current);
    } else {
      current.blocks.push(node);
    }
  }
  return sections;
}

function languageOf({ heading }: Section): string | undefined {
  return heading && LANGUAGES[plainText(heading)];
}

function strophesOf({ blocks }: Section): Element[] {
  return blocks.filter((block) => block.type === "element");
}

/** On the strophes and not on the heading, whose word is Italian. */
function markLanguage(section: Section): void {
  const lang = languageOf(section);
  if (lang) for (const strophe of strophesOf(section)) strophe.properties.lang = lang;
}

function pairUp(sections: Section[]): RootContent[] {
  const [section, next, ...others] = sections;
  if (!section) return [];
  if (next && isPair(section, next)) {
    return [division("parallel", [section, next].map(column)), ...pairUp(others)];
  }
  const own = section.heading ? [section.heading, ...section.blocks] : section.blocks;
  return [...own, ...pairUp(sections.slice(1))];
}

function isPair(one: Section, other: Section): boolean {
  const languages = [languageOf(one), languageOf(other)];
  return (
    languages.includes("it") &&
    languages.includes("la") &&
    strophesOf(one).length === strophesOf(other).length
  );
}

function column(section: Section): Element {
  const { heading } = section;
  return division("column", heading ? [heading, ...strophesOf(section)] : strophesOf(section));
}

function division(className: string, children: ElementContent[]): Element {
  return { type: "element", tagName: "div", properties: { className: [className] }, children };
}

function markColumns(table: Element): void {
  visitCells(table, (cell, columnName) => {
    cell.properties.lang = LANGUAGES[columnName];
  });
}

/** "V." and "R.", which say who speaks. */
function markVersicle(strong: Element): void {
  if (/^[VR]\.$/.test(plainText(strong))) strong.properties.className = ["versicle"];
}

/**
 * Puts each line of a strophe into an element of its own, so that a line too long for the window goes on with
 * an indent. The breaks stay inside, for browsers without styles. Paragraphs of prose are left as they are.
 */
function separateLines(paragraph: Element): void {
  const lines: ElementContent[][] = [[]];
  for (const child of paragraph.children) {
    lines.at(-1)?.push(child);
    if (child.type === "element" && child.tagName === "br") lines.push([]);
  }
  if (lines.length === 1) return;
  paragraph.children = lines.map((children) => ({
    type: "element",
    tagName: "span",
    properties: { className: ["line"] },
    children: withoutLineFeed(children),
  }));
}

/** Markdown leaves a line feed after each break. */
function withoutLineFeed([first, ...others]: ElementContent[]): ElementContent[] {
  if (first?.type !== "text") return first ? [first, ...others] : [];
  return [{ ...first, value: first.value.replace(/^\n/, "") }, ...others];
}
