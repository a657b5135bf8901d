import type { ElementContent } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { timelineBlock } from "./timeline-block.ts";

const toHtml = (children: ElementContent[]) =>
  unified().use(rehypeStringify).stringify({ type: "root", children });

const event = { when: "1288", year: 1288, event: "La regola.", source: "la diocesi" } as const;

test("an age is a heading and a list of dated events, with their links", () => {
  const html = toHtml(
    timelineBlock([
      {
        age: "Monaci",
        events: [{ ...event, event: "La [regola](/app/orari).", certainty: "certo" }],
      },
    ]),
  );
  expect(html).toBe(
    '<h3>Monaci</h3><ol class="timeline"><li><p class="timeline-when"><time>1288</time></p><p>La <a href="/app/orari">regola</a>.</p></li></ol>',
  );
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

test("nothing that runs gets through", () => {
  const html = toHtml(
    timelineBlock([
      {
        age: "<script>",
        events: [{ ...event, event: "<img onerror=x>[x](javascript:y)", certainty: "certo" }],
      },
    ]),
  );
  expect(html).not.toMatch(/<script|<img|javascript:/);
});
