import type { ElementContent } from "hast";
import { h } from "hastscript";
import { renderSentence } from "./markdown.ts";
import type { TimelineAge } from "./schemas/timeline.ts";

/** The timeline as a list of dated events for each age. Who tells them, and how surely, stays in the file. */
export function timelineBlock(ages: readonly TimelineAge[]): ElementContent[] {
  return ages.flatMap(({ age, events }) => [
    h("h3", age),
    h(
      "ol.timeline",
      events.map(({ when, event }) =>
        h("li", [h("p.timeline-when", when), h("p", renderSentence(event))]),
      ),
    ),
  ]);
}
