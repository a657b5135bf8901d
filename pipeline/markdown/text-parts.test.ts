import { h } from "hastscript";
import { expect, test } from "vitest";
import { renderMarkdown, renderVerse } from "./markdown.ts";

test("a text is taken apart by headings, paragraphs, items and rows", () => {
  const { parts } = renderMarkdown(
    [
      "Prima **di** tutto.",
      "## Un titolo",
      "- una voce\n- altra\n\n  voce",
      "### Sotto",
      "| Giorno | Ora |\n| --- | --- |\n| lunedì | 8.30 |",
      "> Una citazione.",
    ].join("\n\n"),
  );
  expect(parts).toEqual([
    { passages: ["Prima di tutto."] },
    { heading: "Un titolo", id: "un-titolo", passages: ["una voce", "altra", "voce"] },
    { heading: "Sotto", id: "sotto", passages: ["lunedì 8.30", "Una citazione."] },
  ]);
});

test("a strophe is one passage, its lines apart", () => {
  expect(renderVerse("## Latino\n\nSalve, Regina,\\\nmater.").parts).toEqual([
    { heading: "Latino", id: "latino", passages: ["Salve, Regina, mater."] },
  ]);
});

test("what is drawn is not read", () => {
  const blocks = { disegno: () => [h("figure", "A1, Cassino")] };
  expect(renderMarkdown("{disegno}\n\nTesto.", blocks).parts).toEqual([{ passages: ["Testo."] }]);
});
