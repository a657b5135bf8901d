import type { ElementContent } from "hast";
import { h, s } from "hastscript";
import type { PlaceFact } from "../schemas/accessibility.ts";
import type { TimelineAge } from "../schemas/timeline.ts";
import { renderSentence } from "./markdown.ts";
import { type Blocks, figurePlace } from "./shortcodes.ts";

/** Returns the shortcodes of this site, by the names that editors write. Data whose file has errors are undefined. */
export function contentBlocks(timeline: TimelineAge[] = [], accessibility: PlaceFact[] = []) {
  return {
    cronologia: () => timelineBlock(timeline),
    "mappa della strada": () => [figurePlace("strada")],
    "al santuario": () => placeFacts(accessibility),
  } satisfies Blocks;
}

export type BlockName = keyof ReturnType<typeof contentBlocks>;

/** Renders the known facts of the place as the entries of a register; nothing if there are none. */
export function placeFacts(facts: readonly PlaceFact[]): ElementContent[] {
  if (facts.length === 0) return [];
  return [
    h(
      "ul",
      facts.map(([name, value]) => h("li", [h("strong", `${name}:`), ` ${value}`])),
    ),
  ];
}

/** Renders the timeline: a list of its ages, then their events along the river. Sources are not published. */
export function timelineBlock(ages: readonly TimelineAge[]): ElementContent[] {
  const id = (position: number) => `epoca-${position + 1}`;
  return [
    h("div.chronicle", [
      h("nav", { ariaLabel: "Le epoche" }, [
        h(
          "ol",
          ages.map(({ age }, position) => h("li", h("a", { href: `#${id(position)}` }, age))),
        ),
      ]),
      ...ages.map(({ age, events }, position) =>
        h("section", [
          h("h3", { id: id(position) }, age),
          river(4 + 2 * position),
          h("ol.timeline", events.map(eventItem)),
        ]),
      ),
    ]),
  ];
}

function eventItem({ when, event, picture }: TimelineAge["events"][number]) {
  const words = h("p", renderSentence(event));
  return h("li", [
    h("p.timeline-when", isYear(when) ? h("time", when) : unbroken(when)),
    picture ? h("div.text", [words, figurePlace(picture.file)]) : words,
  ]);
}

/** Keeps a date together, so that neither the day nor a dash is stranded: "1° maggio –", "8 dicembre 2004". */
const unbroken = (when: string) => when.replaceAll(/(?<=\d°?) (?=\p{Ll})| (?=–)/gu, "\u00a0");

/** Recognises a year, valid for <time> as it is written. */
const isYear = (when: string) => /^\d{4}$/.test(when);

/** The course of the Melfa, in a view box stretched to the height of its age: upright at its ends, where others go on. */
const COURSE = "M12 0C12 60 20 120 12 190S5 330 13 400 20 520 11 590 4 720 12 800 12 930 12 1000";

/** Draws it along an age, wider from one to the next, as from its spring; the width is in CSS pixels. */
function river(strokeWidth: number) {
  return s(
    "svg.river",
    { ariaHidden: "true", viewBox: "0 0 24 1000", preserveAspectRatio: "none", strokeWidth },
    [s("path", { d: COURSE }), s("path", { d: COURSE })],
  );
}
