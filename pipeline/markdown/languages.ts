import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** The mark at the start of a paragraph in another language: "{en} Every August…". */
export const LANGUAGE_MARK = /^\{(en|es|fr)\}\s+/;

/** Sets the lang attribute of such paragraphs, for screen readers. Mutates the tree. */
export function markLanguages(tree: Root): void {
  visit(tree, "paragraph", (paragraph) => {
    const [first] = paragraph.children;
    if (first?.type !== "text") return;
    const lang = LANGUAGE_MARK.exec(first.value)?.[1];
    if (!lang) return;
    first.value = first.value.replace(LANGUAGE_MARK, "");
    paragraph.data = { hProperties: { lang } };
  });
}
