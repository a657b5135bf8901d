import { expect, test } from "vitest";
import { renderMarkdown, renderVerse } from "../markdown.ts";

test("strophes are those of the Italian, line by line, without directions and signs", () => {
  const markdown =
    "*Tutti in piedi.*\n\n## Latino\n\nAve, Maria\\\ngratia plena.\n\n## Italiano\n\nAve, o *Maria*,\\\npiena di grazia.\n\nAmen.";
  expect(renderVerse(markdown).strophes).toEqual([
    ["Ave, o Maria,", "piena di grazia."],
    ["Amen."],
  ]);
});

test("a text without headings is Italian; a page has no strophes", () => {
  const markdown = "Evviva Maria,\\\nMaria evviva!";
  expect(renderVerse(markdown).strophes).toEqual([["Evviva Maria,", "Maria evviva!"]]);
  expect(renderMarkdown(markdown).strophes).toEqual([]);
});
