import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";
import { figureFaults, fillFigures, unusedFigures } from "./shortcodes.ts";

const blocksOf = (markdown: string) => renderMarkdown(markdown).blocks;

test("a figure stands where the text names it, alone on its line", () => {
  const { html, faults } = renderMarkdown("Prima.\n\n{figura 2}\n\nDopo.");
  expect(faults).toEqual([]);
  expect(fillFigures(html, (key) => `<img alt="n. ${key}">`)).toBe(
    '<p>Prima.</p>\n<img alt="n. 2">\n<p>Dopo.</p>',
  );
});

test("a number without a picture is told with its line", () => {
  const named = blocksOf("Prima.\n\n{figura 1}\n\n{figura 3}\n\n{figura due}");
  expect(figureFaults(named, 2)).toEqual([
    { line: 5, found: "{figura 3}", expected: "una figura da {figura 1} a {figura 2}" },
    { line: 7, found: "{figura due}", expected: "una figura da {figura 1} a {figura 2}" },
  ]);
  expect(figureFaults(blocksOf("{figura 1}"), 0)).toEqual([
    { line: 1, found: "{figura 1}", expected: "una figura nel campo «figure» dell’intestazione" },
  ]);
});

test.each(["Ecco {figura 1} qui.", "Testo.\n{figura 1}", "- {figura 1}"])(
  "a figure that is not alone on its line is told: %j",
  (markdown) => {
    expect(renderMarkdown(markdown).faults).toMatchObject([
      { found: "{figura 1} fra altre parole", expected: "una riga sua, fra due vuote" },
    ]);
  },
);

test("a picture that the text does not name is found", () => {
  expect(unusedFigures(blocksOf("{figura 2}"), 3)).toEqual([0, 2]);
});
