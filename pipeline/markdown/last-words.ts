import type { Element, Root, Text } from "hast";
import { visit } from "unist-util-visit";

/** In characters: a shorter paragraph is one or two lines, whose ending does not matter. */
const SHORT = 80;

/** The minimum characters on the last line, a fifth of the measure, and the maximum, for phones with large type. */
const [LEAST, MOST] = [13, 18];

const HARD_SPACE = "\u00a0";

/** Joins the last words of long paragraphs with no-break spaces, to avoid widows. Mutates the tree. */
export function bindLastWords(tree: Root): void {
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
      text.value = text.value.slice(0, from) + text.value.slice(from).replace(/[ \n]/g, HARD_SPACE);
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
