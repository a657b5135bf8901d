import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("a link that stands alone is as high as a finger needs", () => {
  const link = '<a href="/app/orari" class="target">Orari</a>';
  expect(renderMarkdown("[Orari](/app/orari)").html).toBe(`<p>${link}</p>`);
  expect(renderMarkdown("- [Orari](/app/orari)").html).toContain(`<li>${link}</li>`);
  expect(renderMarkdown("| A |\n| - |\n| B |").html).not.toContain("target");
});

test("a link in a sentence is as high as its line", () => {
  expect(renderMarkdown("Gli [orari](/app/orari).").html).not.toContain("target");
});
