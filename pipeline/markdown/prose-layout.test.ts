import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const html = (markdown: string) => renderMarkdown(markdown).html;

test("a table is named by the heading above it, has headings in both directions, and a box without a role", () => {
  const table = "| Giorno | Ora |\n| --- | --- |\n| 1° maggio | [alle 11](/app/orari) |";
  expect(html(`## Le feste\n\n${table}`)).toContain('<table aria-labelledby="le-feste">');
  expect(html(table).replaceAll("\n", "")).toBe(
    '<div class="table-scroll"><table><thead><tr><th scope="col">Giorno</th><th scope="col">Ora</th></tr></thead>' +
      '<tbody><tr><th scope="row">1° maggio</th><td><a href="/app/orari" class="target">alle 11</a></td></tr></tbody></table></div>',
  );
});

test("a link that stands alone is as high as a finger needs, one in a sentence as its line", () => {
  const link = '<a href="/app/orari" class="target">Orari</a>';
  expect(html("[Orari](/app/orari)")).toBe(`<p>${link}</p>`);
  expect(html("- [Orari](/app/orari)")).toContain(`<li>${link}</li>`);
  expect(html("Gli [orari](/app/orari).")).not.toContain("target");
});

test("the last paragraph of a quotation says whose words they are, if it begins with a dash", () => {
  expect(html("> Non c’è nulla.\n>\n> – Un prelato, *1978*")).toContain(
    '<p class="attribution">Un prelato, ',
  );
  for (const other of ["> – Tre righe.", "> Uno.\n>\n> Due.", "– Uno.\n\n– Due."]) {
    expect(html(other)).not.toContain("attribution");
  }
});

test.each([
  ["- **Uno**, qui.\n- **Due**: là.", true],
  ["- **Uno**, qui.\n- Qui **due**.", false],
  ["1. **Uno**, qui.\n2. **Due**: là.", false],
])("a list is a register if every entry begins with bold words: %j", (list, isRegister) => {
  expect(html(list).includes('<ul class="register">')).toBe(isRegister);
});

const BEGINNING =
  "Ogni anno, nella notte fra il 21 e il 22 agosto, le compagnie salgono alla valle e ";

test.each([
  ["cantano i canti.", " cantano_i_canti.</p>"],
  ["cantano **i\ncanti**.", " cantano_<strong>i_canti</strong>.</p>"],
  ["un’ottantacinquesima volta.", " un’ottantacinquesima volta.</p>"],
  ["si fermano.  \nI canti.", " si fermano.<br>\nI canti.</p>"],
])("the last words of a long paragraph stay together: %j", (words, bound) => {
  const [, end] = html(BEGINNING + words).split("valle e");
  expect(end?.replaceAll("\u00a0", "_")).toBe(bound);
});

test("a short paragraph is left as it is, and the search finds words with plain spaces", () => {
  expect(html("Poi si canta ancora insieme.")).not.toContain("\u00a0");
  expect(JSON.stringify(renderMarkdown(`${BEGINNING}cantano i canti.`).parts)).toContain(
    "cantano i canti.",
  );
});
