import type { Element, Root, Text } from "hast";
import { visit } from "unist-util-visit";

/** Characters: a shorter paragraph is one line or two, which may end where they like. */
const SHORT = 80;

/** Characters that the last line holds at least, a fifth of the measure; and at most, for phones with large letters. */
const [LEAST, MOST] = [13, 18];

const HARD_SPACE = "\u00a0";

/** Binds the last words of long paragraphs with hard spaces, so that none stands alone on a line. Changes the tree. */
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

/** The texts of a paragraph after its last break, in order. */
function lastTexts(paragraph: Element): Text[] {
  let texts: Text[] = [];
  visit(paragraph, (node) => {
    if (node.type === "text") texts.push(node);
    if (node.type === "element" && node.tagName === "br") texts = [];
  });
  return texts;
}
