import type { Element, Root } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** How the last paragraph of a quotation begins if it says whose words they are. */
const DASH = /^[–—]\s+/;

/** Marks in the quotations of a text who said it: a last paragraph that begins with a dash, which goes. Changes the tree. */
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
