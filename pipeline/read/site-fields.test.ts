import { expect, test } from "vitest";
import { renderWithFields } from "../markdown/markdown.ts";

const FIELDS = { telefono: "0776 691106", fornitore: "Esempio S.p.A.", pec: undefined };

const render = (markdown: string, fields = {}) =>
  renderWithFields(markdown, new Map(Object.entries({ ...FIELDS, ...fields })));

test("a field that is filled in stands in place of its name, in texts and in addresses", () => {
  const prose = render("Ospita {fornitore}: [{telefono}](tel:{telefono}).", {
    telefono: "+390776691106",
  });
  expect(prose.html).toBe(
    '<p>Ospita Esempio S.p.A.: <a href="tel:+390776691106">+390776691106</a>.</p>',
  );
  expect(prose.links).toEqual([{ address: "tel:+390776691106", text: "+390776691106" }]);
  expect(prose.faults).toEqual([]);
});

test("a page names fields and blocks, and what is neither is told once", () => {
  const markdown = "{telefono}\n\n{cronologia}\n\n{posta}\n\nA {constructor}.";
  const fields = new Map([["telefono", "0776 691106"]]);
  const prose = renderWithFields(markdown, fields, { cronologia: () => [] });
  expect(prose.html).toBe("<p>0776 691106</p>\n\n\n<p>A {constructor}.</p>");
  expect(prose.faults.map(({ found }) => found)).toEqual(["{posta}", "{constructor}"]);
});

test.each([
  ["a paragraph", "Prima.\n\nScrivete a {pec}.\n\nDopo.", "<p>Prima.</p>\n<p>Dopo.</p>"],
  ["an address", "Prima.\n\n[Scrivete](mailto:{pec}).", "<p>Prima.</p>"],
  ["an item", "- Uno\n- {pec}\n- Due", "<ul>\n<li>Uno</li>\n<li>Due</li>\n</ul>"],
  ["all items", "Prima.\n\n- {pec}\n- E {pec}", "<p>Prima.</p>"],
  ["an item inside another", "- Uno\n  - {pec}", "<ul>\n<li>Uno</li>\n</ul>"],
  ["an item that has others", "- Uno\n- {pec}\n  - Due", "<ul>\n<li>Uno</li>\n</ul>"],
  ["a quotation", "Prima.\n\n> {pec}", "<p>Prima.</p>"],
])("%s that names an empty field is left out whole", (_name, markdown, html) => {
  expect(render(markdown).html).toBe(html);
});

test("a row that names an empty field is left out, and a table without rows", () => {
  const rows = "| A | B |\n| - | - |\n";
  expect(render(`${rows}| uno | due |\n| PEC | {pec} |`).html).not.toContain("PEC");
  expect(render(`Prima.\n\n${rows}| PEC | {pec} |`).html).toBe("<p>Prima.</p>");
});

test("a heading goes with the last of what stands under it", () => {
  const markdown = "## Chi ospita\n\n### Recapiti\n\n{pec}\n\n## Poi\n\nTesto {fornitore}.";
  expect(render(markdown).headings).toEqual([{ id: "poi", text: "Poi" }]);
  expect(render(markdown, { pec: "a@esempio.it" }).ids).toEqual(["chi-ospita", "recapiti", "poi"]);
  expect(render("## Chi ospita\n\nTesto.\n\n### Recapiti\n\n{pec}").ids).toEqual(["chi-ospita"]);
});

test("what a field holds is text, never markup", () => {
  const { html } = render("Ospita {fornitore}.", { fornitore: "<b>**Esempio**</b>" });
  expect(html).toBe("<p>Ospita &#x3C;b>**Esempio**&#x3C;/b>.</p>");
});
