import { expect, test } from "vitest";
import { renderWithFields } from "./markdown.ts";

const render = (markdown: string) =>
  renderWithFields(markdown, new Map([["telefono", "0776 691106"]]));

test("a paragraph that says its language in braces is marked with it, and names fields as any other", () => {
  const prose = render("{es} Llamen: {telefono}.\n\nQui si parla italiano.");
  expect(prose.html).toBe('<p lang="es">Llamen: 0776 691106.</p>\n<p>Qui si parla italiano.</p>');
  expect(prose.faults).toEqual([]);
});

test.each(["{xx} Altro", "Prima {en} e poi"])("a mark that is none is a fault: %s", (markdown) => {
  expect(render(markdown).faults).toHaveLength(1);
});
