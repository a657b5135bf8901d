import type { ElementContent } from "hast";
import { h } from "hastscript";
import { renderSentence } from "./markdown.ts";
import type { TimelineAge } from "./schemas.ts";

/** The timeline as a list of dated events for each age; what only one source says, or sources dispute, says so. */
export function timelineBlock(ages: readonly TimelineAge[]): ElementContent[] {
  return ages.flatMap(({ age, events }) => [
    h("h3", age),
    h(
      "ol.timeline",
      events.map(({ when, event, certainty, source }) =>
        h("li", [
          h("p.timeline-when", when),
          h("p", renderSentence(event)),
          certainty === "certo" ? null : h("small", NOTES[certainty](source)),
        ]),
      ),
    ),
  ]);
}

const NOTES = {
  "una fonte": (source: string) => `Una sola fonte: ${source}.`,
  contrastante: (source: string) => `Le fonti non concordano: ${source}.`,
};
