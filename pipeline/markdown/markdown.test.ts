import { h } from "hastscript";
import { describe, expect, test } from "vitest";
import { renderMarkdown, renderVerse } from "./markdown.ts";

test("headings get ids, and the outline lists those of level two", () => {
  const prose = renderMarkdown("## La strada\n\nTesto.\n\n### Curve\n\n## L’età");
  expect(prose.headings).toEqual([
    { id: "la-strada", text: "La strada" },
    { id: "letà", text: "L’età" },
  ]);
  expect(prose.ids).toEqual(["la-strada", "curve", "letà"]);
  expect(prose.html).toContain('<h2 id="la-strada">La strada</h2>');
});

test("what is in italics is Latin, but for hymns and prayers, which have italics of their own", () => {
  const { html } = renderMarkdown("Un _ex voto_.");
  expect(html).toBe('<p>Un <i lang="la" translate="no">ex voto</i>.</p>');
  expect(renderVerse("*Preghiamo.*").html).toContain("<em>Preghiamo.</em>");
});

test.each([
  ["the first strophe", "## Latino\n\n*Ave, maris stella,*\\\nDei Mater", "Ave, maris stella,"],
  ["what leads to no other prayer", "Con l’[atto](/app/orari).\n\nTi adoriamo,", "Ti adoriamo,"],
  ["an answered prayer, without its mark", "**V.** L’Angelo\\\n**R.** Ed ella", "L’Angelo"],
  [
    "prose, cut at a word",
    "Mio Dio, ti amo con tutto il cuore sopra ogni cosa, perché sei bene infinito.",
    "Mio Dio, ti amo con tutto il cuore sopra ogni cosa, perché…",
  ],
])("the first line is that of %s", (_name, markdown, line) => {
  expect(renderVerse(markdown).firstLine).toBe(line);
});

test("a list to tick has no boxes that would do nothing: they are drawn on paper", () => {
  const { html } = renderMarkdown("- [ ] Il giorno\n- [x] L’ora");
  expect(html).toContain('class="task-list-item"');
  expect(html).not.toContain("<input");
});

test("links to telephones, places and mailboxes stay links", () => {
  for (const address of ["tel:+390776691106", "geo:41.678300,13.908269", "mailto:a@esempio.it"]) {
    expect(renderMarkdown(`[testo](${address})`).html).toContain(`<a href="${address}"`);
  }
});

describe("a paragraph with a name in braces", () => {
  const blocks = {
    saluto: () => [h("h2", "Salve"), h("p", [h("a", { href: "/app/orari" }, "Orari")])],
  };

  test("becomes the block of that name, whose links are checked too", () => {
    const prose = renderMarkdown("Prima.\n\n{saluto}\n\nDopo.", blocks);
    expect(prose.html).toContain("<h2>Salve</h2>");
    expect(prose.html).not.toContain("{saluto}");
    expect(prose.links).toEqual([{ address: "/app/orari", text: "Orari" }]);
    expect(prose.blocks).toEqual([{ name: "saluto", line: 3 }]);
    expect(prose.faults).toEqual([]);
  });

  test("inside a sentence is text", () => {
    const prose = renderMarkdown("Si scrive {saluto} da solo.", blocks);
    expect(prose.html).toContain("{saluto}");
    expect(prose.faults).toEqual([]);
  });
});
