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
        h("li", [
          h("p.timeline-when", isYear(when) ? h("time", when) : when),
          h("p", renderSentence(event)),
        ]),
      ),
    ),
  ]);
}

/** What a machine reads as a date just as it stands. */
const isYear = (when: string) => /^\d{4}$/.test(when);
