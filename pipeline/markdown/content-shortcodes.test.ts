import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { accessibilitySchema } from "../schemas/accessibility.ts";
import { placeFacts, timelineBlock } from "./content-shortcodes.ts";
import { figuresPlaced } from "./shortcodes.ts";

type Event = Parameters<typeof timelineBlock>[0][number]["events"][number];

const EVENT: Event = {
  ...{ when: "1288", year: 1288, event: "La regola.", source: "la diocesi", certainty: "certo" },
  picture: undefined,
};

/** The HTML of ages with one event each, a usual one but for some fields. */
const htmlOf = (fields: Partial<Event>, ...ages: string[]) =>
  unified()
    .use(rehypeStringify)
    .stringify({
      type: "root",
      children: timelineBlock(
        ["Monaci", ...ages].map((age) => ({ age, events: [{ ...EVENT, ...fields }] })),
      ),
    });

test("an age is a heading and a list of dated events, with their links", () => {
  expect(htmlOf({ event: "La [regola](/app/orari)." })).toContain(
    '<ol class="timeline"><li><p class="timeline-when"><time>1288</time></p><p>La <a href="/app/orari">regola</a>.</p></li></ol>',
  );
});

test("a day stays with its month, and a dash with what it follows", () => {
  expect(htmlOf({ when: "1° maggio – 8 dicembre 2004" })).toContain(
    ">1°\u00a0maggio\u00a0– 8\u00a0dicembre 2004</p>",
  );
});

test("each age can be gone to from the list of the ages", () => {
  const html = htmlOf({}, "Abati");
  expect(html).toContain('<nav aria-label="Le epoche"><ol><li><a href="#epoca-1">Monaci</a></li>');
  expect(html).toContain('<section><h3 id="epoca-2">Abati</h3>');
});

test("an event that has a picture keeps its place", () => {
  const words = { alt: "Prova.", credit: "Illustrazione", caption: undefined, focus: undefined };
  expect(figuresPlaced(htmlOf({ picture: { file: "prova.svg", ...words } }))).toEqual([
    "prova.svg",
  ]);
});

test("of sources and of certainty nothing is said", () => {
  expect(htmlOf({ certainty: "contrastante" })).toBe(htmlOf({}));
  expect(htmlOf({})).not.toContain("diocesi");
});

const empty = { parcheggio: null, gradini: null, bagni: null, confermato_da: null };

test("nothing is shown of a place of which nothing is known", () => {
  expect(accessibilitySchema.parse(empty)).toEqual([]);
  expect(placeFacts([])).toEqual([]);
});

test("what is known is shown in the order in which somebody arrives, with who confirmed it", () => {
  const known = accessibilitySchema.parse({
    ...empty,
    gradini: "Due, con una rampa.",
    parcheggio: "A 40 metri dalla porta.",
    confermato_da: "il rettore, 3 marzo 2027",
  });
  expect(placeFacts(known)).toEqual([
    h("ul", [
      h("li", [h("strong", "Parcheggio:"), " A 40 metri dalla porta."]),
      h("li", [h("strong", "Gradini e rampe:"), " Due, con una rampa."]),
      h("li", [h("strong", "Confermato da:"), " il rettore, 3 marzo 2027"]),
    ]),
  ]);
});

test.each([
  ["a field that nobody has confirmed", { ...empty, bagni: "Al piano terra." }, ["confermato_da"]],
  ["a number alone", { ...empty, gradini: 3 }, ["gradini"]],
])("%s is refused", (_what, fields, path) => {
  const { error } = accessibilitySchema.safeParse(fields);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
});
