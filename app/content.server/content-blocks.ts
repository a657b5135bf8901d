import type { Blocks } from "./blocks.ts";
import { mapElsewhere, roadMap } from "./road-map.ts";
import type { TimelineAge } from "./schemas/timeline.ts";
import { timelineBlock } from "./timeline-block.ts";

/** What the blocks are made of; undefined while its file has errors. */
interface BlockData {
  timeline: TimelineAge[] | undefined;
}

/** The blocks of this site, by the names that editors write. */
export function contentBlocks({ timeline }: BlockData): Blocks {
  return {
    cronologia: () => timelineBlock(timeline ?? []),
    "mappa della strada": () => [roadMap(), mapElsewhere()],
  };
}
