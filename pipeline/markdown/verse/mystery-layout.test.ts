import { expect, test } from "vitest";
import { renderVerse } from "../markdown.ts";

const ROSARY =
  "## Come si recita\n\nSi comincia.\n\n## Misteri della gioia\n\n*Lunedì e sabato*\n\n1. L’annunciazione\n\n## Misteri della luce\n\n*Giovedì*\n\n1. Il battesimo\n\n## Alla fine\n\nSalve Regina";

test("groups of mysteries are known by their days", () => {
  expect(renderVerse(ROSARY).mysteries).toEqual([
    { title: "Misteri della gioia", days: [1, 6] },
    { title: "Misteri della luce", days: [4] },
  ]);
  expect(renderVerse("## Latino\n\n*Oremus.*").mysteries).toEqual([]);
});

test("groups of mysteries stand in one division, open, each with its days, and the beads after them, before how they are said", () => {
  const html = renderVerse(ROSARY).html.replaceAll("\n", "");
  expect(html).toMatch(
    /^<div class="mysteries"><details open data-days="1 6"><summary><h2 id="misteri-della-gioia">.*<\/ol><\/details><details open data-days="4">.*<\/ol><\/details><div class="crown".*<\/div><\/div><h2 id="come-si-recita">.*<h2 id="alla-fine">/,
  );
  expect(html).toContain('<span class="rubric"><em>Lunedì e sabato</em></span></summary>');
  expect(html.match(/<b>/g)).toHaveLength(5);
  expect(html.match(/<i>/g)).toHaveLength(50);
});
