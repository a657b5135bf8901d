import { expect, test } from "vitest";
import { renderVerse } from "../markdown.ts";

const faults = (markdown: string) =>
  renderVerse(markdown).faults.map(({ line, found }) => `${line} ${found}`);

test("a line that runs on into the next is told", () => {
  expect(faults("Evviva Maria,\\\nMaria evviva.\nEvviva Maria\n**e chi** la creò.")).toEqual([
    "2 «Maria evviva.» senza barra rovesciata",
    "3 «Evviva Maria» senza barra rovesciata",
  ]);
});

test("two languages have the same number of strophes, one beside the other", () => {
  const text = (latin: string) =>
    `## Latino\n\n${latin}\n\n## Italiano\n\nUno.\n\nDue.\n\n## Nota\n\nTre.`;
  expect(faults(text("Unus.\n\nDuo."))).toEqual([]);
  expect(faults(text("Unus."))).toEqual(["5 1 strofe sotto «Latino» e 2 sotto «Italiano»"]);
});
