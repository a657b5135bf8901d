import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const { html } = renderMarkdown(
  "| Giorno | Ora |\n| --- | --- |\n| 1° maggio | [alle 11](/app/orari) |",
);

test("a table scrolls inside a group named by its columns", () => {
  expect(html).toMatch(
    /^<div class="table-scroll" tabindex="0" role="group" aria-label="Giorno, Ora"><table /,
  );
});

test("every cell knows the name of its column", () => {
  expect(html).toContain('<td role="cell" data-label="Giorno">1° maggio</td>');
  expect(html).toContain('<td role="cell" data-label="Ora"><a href="/app/orari">');
});

test("the parts of a table say what they are", () => {
  const roles = [...html.matchAll(/<(\w+) role="(\w+)"/g)].map(([, tag, role]) => `${tag} ${role}`);
  expect(roles).toEqual([
    "table table",
    "thead rowgroup",
    "tr row",
    "th columnheader",
    "th columnheader",
    "tbody rowgroup",
    "tr row",
    "td cell",
    "td cell",
  ]);
});
