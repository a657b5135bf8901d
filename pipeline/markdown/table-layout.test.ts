import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const TABLE = "| Giorno | Ora |\n| --- | --- |\n| 1° maggio | [alle 11](/app/orari) |";
const { html } = renderMarkdown(TABLE);

test("the box around a table is nothing to the keyboard, nor to the ear", () => {
  expect(html).toMatch(/^<div class="table-scroll"><table>/);
});

test("the heading above a table is its name", () => {
  expect(renderMarkdown(`## Le feste\n\n${TABLE}`).html).toContain(
    '<table aria-labelledby="le-feste">',
  );
});

test("the first cell of a row is its heading", () => {
  expect(html).toContain('<th scope="row">1° maggio</th>');
  expect(html).toContain('<td><a href="/app/orari" class="target">');
});

test("no part of a table is given a role: it is a table as it is", () => {
  const table = html.slice(html.indexOf("<table"));
  expect(table).toContain('<th scope="col">Giorno</th>');
  expect(table).not.toContain("role=");
});
