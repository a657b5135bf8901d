import type { Element, ElementContent, Root, RootContent } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { LATIN } from "../prose-layout.ts";
import { sectionsOf, strophesOf, type TextSection, withHeading } from "../sections.ts";
import { hasDays, layOutMysteries } from "./mystery-layout.ts";
import { isStation, layOutStations } from "./station-layout.ts";

/** The languages of hymns and prayers, by their section heading. */
export const LANGUAGES: Record<string, string> = { Italiano: "it", Latino: "la" };

/**
 * Lays out the tree of a hymn or a prayer, for styles/verse.css. Adjacent sections in two languages, with equally many
 * strophes, become a pair of columns; stations and mysteries have layouts of their own.
 */
export function layOutVerse(tree: Root): void {
  const sections = sectionsOf(tree);
  sections.forEach(markLanguage);
  sections.forEach(numberStrophes);
  tree.children = layOutSections(sections);
  visit(tree, "element", (element) => {
    if (element.tagName === "strong") markVersicle(element);
    if (element.tagName === "p") layOutParagraph(element);
  });
}

function layOutSections(sections: TextSection[]): RootContent[] {
  if (sections.some(isStation)) return layOutStations(sections);
  if (sections.some(hasDays)) return layOutMysteries(sections);
  return pairUp(sections);
}

export function languageOf({ heading }: TextSection): string | undefined {
  return heading && LANGUAGES[plainText(heading)];
}

/** Sets lang on the strophes but not on the heading, which is Italian. */
function markLanguage(section: TextSection): void {
  const lang = languageOf(section);
  const attributes = lang === LATIN.lang ? LATIN : { lang };
  if (lang) {
    for (const strophe of strophesOf(section)) Object.assign(strophe.properties, attributes);
  }
}

/** Numbers the strophes within their section, for texts that show it; refrains are not counted. */
function numberStrophes(section: TextSection): void {
  const strophes = strophesOf(section).filter((block) => {
    const lines = linesOf(block);
    return lines.length > 1 && !lines.every(isInItalics);
  });
  for (const [position, strophe] of strophes.entries()) {
    strophe.properties.dataStrophe = position + 1;
  }
}

function pairUp(sections: TextSection[]): RootContent[] {
  const [section, next, ...others] = sections;
  if (!section) return [];
  if (next && isPair(section, next)) {
    const pair = isLitany(section, next) ? "div.parallel.by-line" : "div.parallel";
    return [h(pair, [section, next].map(column)), ...pairUp(others)];
  }
  return [...withHeading(section), ...pairUp(sections.slice(1))];
}

function isPair(one: TextSection, other: TextSection): boolean {
  const languages = [languageOf(one), languageOf(other)];
  return (
    languages.includes("it") &&
    languages.includes("la") &&
    strophesOf(one).length === strophesOf(other).length
  );
}

/** Checks whether two sections have equal line counts in every strophe: their lines are then aligned side by side. */
function isLitany(one: TextSection, other: TextSection): boolean {
  const [lines, otherLines] = [one, other].map((section) => strophesOf(section).map(linesOf));
  return (
    lines?.flat().some(isAnswered) === true &&
    lines.every((strophe, position) => strophe.length === otherLines?.[position]?.length)
  );
}

const column = (section: TextSection) => h("div.column", [section.heading, ...strophesOf(section)]);

/** The abbreviations of speakers, "V." and "R.", with their expansions. */
const VERSICLES: Record<string, string> = { "V.": "Versetto", "R.": "Risposta" };

function markVersicle(strong: Element): void {
  const title = VERSICLES[plainText(strong)];
  if (!title) return;
  strong.tagName = "abbr";
  strong.properties = { className: ["versicle"], title };
}

/** Lays out a paragraph: several lines are a strophe; a single line is prose, or a direction if all in italics. */
function layOutParagraph(paragraph: Element): void {
  const lines = linesOf(paragraph);
  if (lines.length > 1) {
    paragraph.children = lines.map(lineElement);
    if (lines.every(isInItalics)) paragraph.properties.className = ["refrain"];
  } else if (isInItalics(paragraph.children)) {
    paragraph.properties.className = ["rubric"];
  }
}

/** Splits a paragraph into its lines, each with its break, without the line feed that Markdown leaves after it. */
export function linesOf(paragraph: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of paragraph.children) {
    const line = lines.at(-1) ?? [];
    const isFirstText = child.type === "text" && line.length === 0;
    const words = isFirstText ? { ...child, value: child.value.replace(/^\n/, "") } : child;
    if (!isFirstText || plainText(words) !== "") line.push(words);
    if (isElement(child, "br")) lines.push([]);
  }
  return lines;
}

/**
 * Wraps a line in an element of its own, so that it continues with an indent when too long for the window. The break
 * stays inside, for browsers without styles. A response, in italics, is set at the end of its line.
 */
function lineElement(line: ElementContent[]): Element {
  const [first] = line;
  const className = ["line"];
  if (isAnswered(line)) className.push("answered");
  if (isElement(first, "strong") && plainText(first) === "R.") className.push("response");
  return h("span", { className }, line);
}

/** Checks whether a line ends with a response: "Santa Maria, *prega per noi.*" */
function isAnswered(line: ElementContent[]): boolean {
  return line[0]?.type === "text" && isElement(withoutBreak(line).at(-1), "em");
}

export function isInItalics(line: ElementContent[]): boolean {
  const words = withoutBreak(line);
  return words.length === 1 && isElement(words[0], "em");
}

export const isElement = (node: ElementContent | undefined, tagName: string) =>
  node?.type === "element" && node.tagName === tagName;

const withoutBreak = (line: ElementContent[]) => line.filter((child) => !isElement(child, "br"));
