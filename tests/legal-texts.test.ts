import { readFileSync } from "node:fs";
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "../pipeline/markdown/markdown.ts";
import { splitFrontMatter } from "../pipeline/read/files.ts";

const textOf = (name: string) =>
  splitFrontMatter(readFileSync(`content/legal/${name}.md`, "utf8"))[1];

/** Returns the structure of a text by node types: "heading list(listItem(paragraph))". */
function shapeOf(node: Nodes): string {
  if (!("children" in node) || ["paragraph", "heading", "tableRow"].includes(node.type)) {
    return node.type;
  }
  return `${node.type}(${node.children.map(shapeOf).join(" ")})`;
}

const fieldsIn = (text: string) => text.match(/\{[a-z_]+\}/g);

test.each(["privacy-policy", "cookie-consent"])(
  "%s has the same paragraphs in both languages, which name the same fields",
  (name) => {
    const [italian, english] = [textOf(`${name}-it`), textOf(`${name}-us`)];
    expect(shapeOf(parseMarkdown(english))).toBe(shapeOf(parseMarkdown(italian)));
    expect(fieldsIn(english)).toEqual(fieldsIn(italian));
  },
);
