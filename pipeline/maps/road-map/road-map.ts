import type { Element } from "hast";
import { h, s } from "hastscript";
import { KILOMETRE, type Point } from "../projection.ts";
import { ATINA, CANNETO, CASSINO, PICINISCO, SAN_DONATO, SETTEFRATI, SORA } from "./places.ts";

/** The side of its point on which the name of a place stands. */
type Side = "over" | "left" | "above" | "below";

interface Place {
  at: Point;
  name: string;
  note?: string;
  side: Side;
}

const PLACES: readonly Place[] = [
  { at: SORA, name: "Sora", note: "A1, Frosinone", side: "over" },
  { at: CASSINO, name: "Cassino", note: "A1", side: "left" },
  { at: ATINA, name: "Atina", side: "left" },
  { at: SAN_DONATO, name: "San Donato", side: "above" },
  { at: SETTEFRATI, name: "Settefrati", side: "left" },
  { at: PICINISCO, name: "Picinisco", side: "below" },
];

/** Roads to Settefrati by car. */
const ROADS = [outline([CASSINO, ATINA, SETTEFRATI]), outline([SORA, SETTEFRATI])];

/** The only road to the shrine; its bends are symbolic. */
const LAST_ROAD = `M${SETTEFRATI.join(" ")}c4 -14 10 -17 16 -6s10 9 16 -5 11 3 ${CANNETO[0] - SETTEFRATI[0] - 32} ${CANNETO[1] - SETTEFRATI[1] + 11}`;

const PATHS = [
  outline([PICINISCO, CANNETO]),
  outline([SAN_DONATO, SETTEFRATI]),
  `M${SETTEFRATI.join(" ")}q20 16 ${CANNETO[0] - SETTEFRATI[0]} ${CANNETO[1] - SETTEFRATI[1]}`,
];

/** Draws the last thirty kilometres to scale: every place in its position, joined by simplified roads and paths. */
export function roadMap(): Element {
  const [x, y] = CANNETO;
  return h("figure.road-map", [
    s("svg.relief", { viewBox: "0 -6 320 320", role: "img", ariaLabel: DESCRIPTION }, [
      // Firefox exposes the text of a labelled drawing all the same.
      s("g", { ariaHidden: "true" }, [
        ...ROADS.map((d) => s("path.road", { d })),
        s("path.last-road", { d: LAST_ROAD }),
        ...PATHS.map((d) => s("path.walk", { d })),
        ...PLACES.map(place),
        s("circle.goal", { cx: x, cy: y, r: 8 }),
        s("text.goal-name", { x, y: y - 16, textAnchor: "middle" }, "Canneto"),
        ...scaleAndNorth([53, 290]),
      ]),
    ]),
    h("figcaption", [
      h("span.road-map-key.is-last-road", "L’unica strada per le auto, SP 103"),
      h("span.road-map-key.is-road", "Strade fino a Settefrati"),
      h("span.road-map-key.is-walk", "Sentieri"),
      h("span", [
        "I paesi sono al loro posto, in scala; strade e sentieri no: per guidare serve una carta. ",
        "Paesi: GeoNames, CC BY 4.0.",
      ]),
    ]),
  ]);
}

const DESCRIPTION =
  "I paesi intorno a Canneto, in scala. Dall’autostrada A1: da Cassino per Atina, da Frosinone per Sora, fino a " +
  "Settefrati. Da Settefrati una sola strada va a Canneto, cinque chilometri più a est in linea d’aria. A piedi si " +
  "arriva da Picinisco, e da San Donato per Settefrati.";

function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

function place({ at: [x, y], name, note, side }: Place): Element {
  const label = {
    over: { x: x + 9, y: y - 18, textAnchor: "start" },
    left: { x: x - 10, y: y + 5, textAnchor: "end" },
    above: { x, y: y - 10, textAnchor: "middle" },
    below: { x, y: y + 20, textAnchor: "middle" },
  }[side];
  return s("g", [
    s("circle.place", { cx: x, cy: y, r: 4.5 }),
    s("text.place-name", label, name),
    note ? s("text.place-note", { ...label, y: label.y + 16 }, note) : null,
  ]);
}

/** Draws a scale of five kilometres and the north arrow, around a centre. */
function scaleAndNorth([x, y]: Point): Element[] {
  const half = (5 * KILOMETRE) / 2;
  return [
    s("path", { d: `M${x - half} ${y - 4}v8m0 -4h${2 * half}m0 -4v8` }),
    s("text.place-note", { x, y: y - 8, textAnchor: "middle" }, "5 km"),
    s("path", { d: `M${x} ${y - 30}v-30m-5 9l5 -9l5 9` }),
    s("text.place-note", { x, y: y - 66, textAnchor: "middle" }, "nord"),
  ];
}
