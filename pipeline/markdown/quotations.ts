import type { Element, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** The dash that opens the attribution of a quotation, its last paragraph. */
const DASH = /^[–—]\s+/;

/** Marks up the attribution of each quotation: a last paragraph with a leading dash, which is removed. Mutates the tree. */
export function markAttributions(tree: Root): void {
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
