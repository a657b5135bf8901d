import type { ElementContent } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { figuresPlaced } from "./figures.ts";
import { timelineBlock } from "./timeline-shortcode.ts";

const toHtml = (children: ElementContent[]) =>
  unified().use(rehypeStringify).stringify({ type: "root", children });

const event = {
  when: "1288",
  year: 1288,
  event: "La regola.",
  source: "la diocesi",
  picture: undefined,
} as const;

test("an age is a heading and a list of dated events, with their links", () => {
  const html = toHtml(
    timelineBlock([
      {
        age: "Monaci",
        events: [{ ...event, event: "La [regola](/app/orari).", certainty: "certo" }],
      },
    ]),
  );
  expect(html).toContain(
    '<ol class="timeline"><li><p class="timeline-when"><time>1288</time></p><p>La <a href="/app/orari">regola</a>.</p></li></ol>',
  );
});

test("a day stays with its month, and a dash with what it follows", () => {
  const when = "1° maggio – 8 dicembre 2004";
  const html = toHtml(
    timelineBlock([{ age: "Oggi", events: [{ ...event, when, certainty: "certo" }] }]),
  );
  expect(html).toContain(">1°\u00a0maggio\u00a0– 8\u00a0dicembre 2004</p>");
});

test("each age can be gone to from the list of the ages", () => {
  const html = toHtml(
    timelineBlock(
      ["Monaci", "Abati"].map((age) => ({ age, events: [{ ...event, certainty: "certo" }] })),
    ),
  );
  expect(html).toContain('<nav aria-label="Le epoche"><ol><li><a href="#epoca-1">Monaci</a></li>');
  expect(html).toContain('<section><h3 id="epoca-2">Abati</h3>');
});

test("an event that has a picture keeps its place", () => {
  const picture = {
    file: "prova.svg",
    alt: "Prova.",
    credit: "Illustrazione",
    caption: undefined,
    focus: undefined,
  };
  const html = toHtml(
    timelineBlock([{ age: "Monaci", events: [{ ...event, picture, certainty: "certo" }] }]),
  );
  expect(figuresPlaced(html)).toEqual(["prova.svg"]);
});

test.each(["una fonte", "contrastante"] as const)(
  "of certainty «%s» nothing is said",
  (certainty) => {
    const htmlOf = (surely: typeof certainty | "certo") =>
      toHtml(timelineBlock([{ age: "Monaci", events: [{ ...event, certainty: surely }] }]));
    expect(htmlOf(certainty)).toBe(htmlOf("certo"));
    expect(htmlOf(certainty)).not.toContain("diocesi");
  },
);
