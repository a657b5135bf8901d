import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** How a paragraph begins that is in another language: "{en} Every August…". */
export const LANGUAGE_MARK = /^\{(en|es|fr)\}\s+/;

/** Says of such paragraphs in which language they are, so that a voice reads them as such. Changes the tree it is given. */
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
