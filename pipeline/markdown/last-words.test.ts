import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const BEGINNING =
  "Ogni anno, nella notte fra il 21 e il 22 agosto, le compagnie salgono alla valle e ";

const endOf = (markdown: string) =>
  renderMarkdown(markdown).html.split("valle e").at(-1)?.replaceAll("\u00a0", "_");

test.each([
  ["cantano i canti.", " cantano_i_canti.</p>"],
  ["cantano **i\ncanti**.", " cantano_<strong>i_canti</strong>.</p>"],
  ["un’ottantacinquesima volta.", " un’ottantacinquesima volta.</p>"],
  ["si fermano.  \nI canti.", " si fermano.<br>\nI canti.</p>"],
])("the last words of a long paragraph stay together: %j", (words, bound) => {
  expect(endOf(BEGINNING + words)).toBe(bound);
});

test("a short paragraph is left as it is, and the search finds words with plain spaces", () => {
  expect(renderMarkdown("Poi si canta ancora insieme.").html).not.toContain("\u00a0");
  expect(JSON.stringify(renderMarkdown(`${BEGINNING}cantano i canti.`).parts)).toContain(
    "cantano i canti.",
  );
});
