import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PlaceFact } from "../schemas/accessibility.ts";
import type { TimelineAge } from "../schemas/timeline.ts";
import { figurePlace } from "./figures.ts";
import type { Blocks } from "./shortcodes.ts";
import { timelineBlock } from "./timeline-shortcode.ts";

/** The data that shortcodes render; undefined while its file has errors. */
interface BlockData {
  timeline: TimelineAge[] | undefined;
  accessibility: PlaceFact[] | undefined;
}

/** Returns the shortcodes of this site, by the names that editors write. */
export function contentBlocks({ timeline, accessibility }: BlockData) {
  return {
    cronologia: () => timelineBlock(timeline ?? []),
    "mappa della strada": () => [figurePlace("strada")],
    "al santuario": () => placeFacts(accessibility ?? []),
  } satisfies Blocks;
}

export type BlockName = keyof ReturnType<typeof contentBlocks>;

/** Renders the known facts of the place as a description list; nothing if there are none. */
export function placeFacts(facts: readonly PlaceFact[]): ElementContent[] {
  if (facts.length === 0) return [];
  return [
    h(
      "dl.place-facts",
      facts.map(([name, value]) => h("div", [h("dt", name), h("dd", value)])),
    ),
  ];
}
