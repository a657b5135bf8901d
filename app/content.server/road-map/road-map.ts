import type { Element } from "hast";
import { h, s } from "hastscript";

type Point = readonly [x: number, y: number];

/** A place of the map; its name stands beside it. */
interface Place {
  at: Point;
  name: string;
  note?: string;
  side?: "start" | "lower" | "end" | "below";
}

const A1_FROSINONE: Point = [24, 196];
const SORA: Point = [52, 112];
const A1_CASSINO: Point = [122, 318];
const ATINA: Point = [106, 238];
const SETTEFRATI: Point = [150, 128];
const PASS: Point = [212, 84];
const CANNETO: Point = [284, 122];
const PICINISCO: Point = [206, 214];
const SAN_DONATO: Point = [104, 52];
const TRE_CONFINI: Point = [318, 40];

const PLACES: readonly Place[] = [
  { at: A1_FROSINONE, name: "A1, Frosinone", side: "below" },
  { at: SORA, name: "Sora", side: "end" },
  { at: A1_CASSINO, name: "A1, Cassino" },
  { at: ATINA, name: "Atina" },
  { at: SETTEFRATI, name: "Settefrati", note: "780 m", side: "lower" },
  { at: PASS, name: "Passo della Rocca", note: "1147 m", side: "end" },
  { at: PICINISCO, name: "Picinisco" },
  { at: SAN_DONATO, name: "San Donato", side: "end" },
  { at: TRE_CONFINI, name: "Tre Confini", side: "end" },
];

/** Roads that go by car to Settefrati. */
const ROADS: readonly Point[][] = [
  [A1_CASSINO, ATINA, SETTEFRATI],
  [A1_FROSINONE, SORA, SETTEFRATI],
];

/** The one road to the shrine. */
const LAST_ROAD: readonly Point[] = [SETTEFRATI, [182, 118], PASS, [246, 112], CANNETO];

const PATHS: readonly Point[][] = [
  [PICINISCO, CANNETO],
  [SAN_DONATO, [158, 62], PASS, [262, 84], CANNETO],
  [CANNETO, TRE_CONFINI],
];

const MAP_OF_THE_VALLEY =
  "https://www.openstreetmap.org/?mlat=41.6783&mlon=13.9083#map=15/41.6783/13.9083";

const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

/**
 * How one comes to Canneto, as a drawing that is not to scale: roads, the one road of the last stretch, and paths.
 * What it says is in the text of its page too.
 */
export function roadMap(): Element {
  return h("figure.road-map", [
    s("svg", { viewBox: "0 0 360 340", role: "img", ariaLabel: DESCRIPTION }, [
      ...ROADS.map((road) => s("path.road", { d: outline(road) })),
      s("path.last-road", { d: outline(LAST_ROAD) }),
      ...PATHS.map((path) => s("path.walk", { d: outline(path) })),
      ...PLACES.map(place),
      s("circle.goal", { cx: CANNETO[0], cy: CANNETO[1], r: 9 }),
      s(
        "text.goal-name",
        { x: CANNETO[0] + 4, y: CANNETO[1] + 30, textAnchor: "middle" },
        "Canneto",
      ),
      s(
        "text.place-note",
        { x: CANNETO[0] + 4, y: CANNETO[1] + 46, textAnchor: "middle" },
        "1020-1030 m",
      ),
    ]),
    h("figcaption", [
      h("span.road-map-key.is-last-road", "L’unica strada per le auto, SP 103"),
      h("span.road-map-key.is-road", "Strade fino a Settefrati"),
      h("span.road-map-key.is-walk", "Sentieri"),
      h("span", "Disegno non in scala: per guidare serve una carta."),
    ]),
  ]);
}

/** The way to the map with every house, on another site: nothing is asked of it before the visitor opens it. */
export function mapElsewhere(): Element {
  return h("p.map-elsewhere", [
    h("a", { href: MAP_OF_THE_VALLEY }, "Apri la mappa su OpenStreetMap"),
    h("small", "Si apre un altro sito, openstreetmap.org, che saprà della visita."),
  ]);
}

const DESCRIPTION =
  "Schema delle strade. Dall’autostrada A1: da Cassino per Atina, da Frosinone per Sora, fino a Settefrati. " +
  "Da Settefrati una sola strada sale al Passo della Rocca e scende a Canneto. " +
  "A piedi si arriva da Picinisco, da San Donato e dai Tre Confini.";

function place({ at: [x, y], name, note, side = "start" }: Place): Element {
  const label = {
    start: { x: x + 10, y: y + 5, textAnchor: "start" },
    lower: { x: x + 8, y: y + 19, textAnchor: "start" },
    end: { x: x - 10, y: y - 6, textAnchor: "end" },
    below: { x, y: y + 22, textAnchor: "middle" },
  }[side];
  return s("g", [
    s("circle.place", { cx: x, cy: y, r: 4.5 }),
    s("text.place-name", label, name),
    note ? s("text.place-note", { ...label, y: label.y + 15 }, note) : null,
  ]);
}
