import type { Element } from "hast";
import { h, s } from "hastscript";

/** Drawing units per kilometre. */
const KILOMETRE = 29;

/** The start of the road, in Settefrati, and its end, about ten kilometres on. */
const START = 15;
const END = START + 10 * KILOMETRE;

/** The narrow section is the last, from the house of Don Bosco to the valley. */
const NARROW = END - 3.3 * KILOMETRE;

/**
 * Draws the road from Settefrati as a straight line to scale, with the narrow section and the car park. The pass is only
 * named in the text below, with its altitude: its place on the road is not documented.
 */
export function lastRoad(): Element {
  const text = (x: number, y: number, textAnchor: string, words: string, kind = "place-note") =>
    s(`text.${kind}`, { x, y, textAnchor }, words);
  return h("figure.road-map", [
    s("svg", { viewBox: "0 0 320 96", role: "img", ariaLabel: DESCRIPTION }, [
      s("g", { ariaHidden: "true" }, [
        s("path.last-road", { d: `M${START} 44H${NARROW}` }),
        s("path.last-road.narrow", { d: `M${NARROW} 44H${END}` }),
        text(START - 5, 16, "start", "Settefrati", "place-name"),
        text(START - 5, 32, "start", "780 m"),
        text(END + 5, 16, "end", "Canneto", "place-name"),
        text(END + 5, 32, "end", "1020-1030 m"),
        text(NARROW + 3, 66, "end", "casa Don Bosco"),
        text(END + 5, 66, "end", "3,3 km stretti"),
        text(START - 5, 90, "start", "una decina di chilometri"),
        text(END + 5, 90, "end", "parcheggio"),
        s("path", { d: `M${NARROW} 37v16` }),
        s("circle.place", { cx: START, cy: 44, r: 4.5 }),
        s("circle.goal", { cx: END, cy: 44, r: 8 }),
      ]),
    ]),
    h(
      "figcaption",
      "Gli ultimi chilometri: si sale fino ai 1147 metri del Passo della Rocca, poi si scende al piazzale.",
    ),
  ]);
}

const DESCRIPTION =
  "La strada da Settefrati, a 780 metri, a Canneto, a 1020-1030: una decina di chilometri. Gli ultimi 3,3, dalla casa Don " +
  "Bosco in poi, sono stretti. Il parcheggio è alla fine.";
