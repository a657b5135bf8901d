import { band, line } from "./points.ts";
import { ribbon, rounded } from "./strokes.ts";
import { group, type Point, polygon, rect, short } from "./svg.ts";

export interface SuitcaseInks {
  front: string;
  side: string;
  lid: string;
  cord: string;
  /** What is seen through the handle. */
  behind: string;
  shadow: string;
}

/** A cardboard suitcase tied with a cord, on the ground: size is its breadth, at is the middle of its foot. */
export function suitcase([x, y]: Point, size: number, inks: SuitcaseInks): string {
  return group(
    `translate(${short(x)} ${short(y)}) scale(${(size / 240).toFixed(3)})`,
    polygon(line("-110,-6 150,-14 330,34 20,30"), inks.shadow),
    rounded(line("-48,-190 -20,-202 28,-203 54,-194 46,-168 -42,-168"), inks.side),
    rounded(line("-32,-180 -12,-188 24,-188 38,-180 38,-160 -32,-160"), inks.behind),
    polygon(line("-120,-168 100,-174 106,0 -114,8"), inks.front),
    polygon(line("100,-174 142,-162 147,-14 106,0"), inks.side),
    polygon(line("-120,-168 100,-174 101,-160 -119,-153"), inks.lid),
    polygon(line("-119,-126 102,-132 102,-128 -119,-122"), inks.side),
    rect(-62, -134, 20, 20, inks.lid),
    rect(26, -137, 20, 20, inks.lid),
    ribbon(band("-14,-171,8 -8,4,8"), inks.cord),
    ribbon(band("-118,-82,8 104,-89,8 145,-84,6"), inks.cord),
    ribbon(band("-11,-85,6 -36,-62,8 -40,-40,2"), inks.cord),
    ribbon(band("-11,-85,6 14,-66,8 24,-44,2"), inks.cord),
  );
}
