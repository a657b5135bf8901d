import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, under } from "../../tools/strokes.ts";
import { canvas, type Point, polygon } from "../../tools/svg.ts";

const wall = mix(inks.mantlePale, inks.mantle, 0.35);
const wallDark = mix(inks.mantle, inks.night, 0.35);
const glow = mix(inks.goldLit, inks.raised, 0.25);

/** A wall seen aslant: its four corners, from the upper left one clockwise. */
type Wall = readonly [Point, Point, Point, Point];

const front: Wall = [
  [590, 250],
  [1560, 400],
  [1560, 800],
  [590, 850],
];
const side: Wall = [
  [330, 350],
  [590, 250],
  [590, 850],
  [330, 800],
];

/** The pilgrims' house at dusk: four floors, lamps behind many windows, and people who arrive. */
export default function draw(): string {
  const random = seeded(1987);
  const sky = mix(inks.mantle, inks.mantlePale, 0.3);
  const ground = mix(inks.mantle, inks.night, 0.62);
  return canvas(
    sky,
    polygon(line("0,330 1600,250 1600,640 0,640"), mix(sky, inks.beechLit, 0.45)),
    polygon(line("0,430 1600,370 1600,640 0,640"), mix(inks.beechLit, inks.paper, 0.15)),
    grain(
      random,
      [-80, 30, 1500, 420],
      { count: 40, length: 420, width: 9 },
      mix(sky, inks.beechLit, 0.4),
    ),
    ridge(random, line("-40,560 140,400 300,520 520,440 900,560 1200,470 1420,330 1660,480"), 800, {
      plane: mix(inks.mantle, inks.mantlePale, 0.18),
      shade: mix(inks.mantle, inks.night, 0.2),
      lit: mix(inks.beechLit, inks.mantlePale, 0.4),
    }),
    wood(random, line("-60,680 160,640 420,690 900,660 1660,620"), 860, 34, {
      plane: mix(inks.mantle, inks.night, 0.5),
      lit: mix(inks.mantle, inks.mantlePale, 0.25),
    }),
    wood(random, line("-60,560 90,520 240,600 330,720"), 860, 52, {
      plane: inks.night,
      lit: mix(inks.mantle, inks.mantlePale, 0.15),
    }),
    under(
      line("-20,790 300,780 700,800 1620,780"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      ground,
    ),
    house(random),
    polygon(line("932,832 1040,827 1190,1000 620,1000"), mix(ground, inks.goldLit, 0.75)),
    polygon(line("952,832 1010,828 1030,1000 780,1000"), glow),
    grain(
      random,
      [30, 830, 560, 980],
      { count: 40, length: 80, width: 5, slope: 0.06 },
      mix(ground, inks.mantlePale, 0.3),
    ),
    grain(
      random,
      [1180, 840, 1560, 980],
      { count: 30, length: 80, width: 5, slope: 0.06 },
      mix(ground, inks.mantlePale, 0.3),
    ),
    ...arrivals(),
  );
}

/** The point of a wall at shares of its breadth and height, from its upper left corner. */
function on([topLeft, topRight, lowRight, lowLeft]: Wall, across: number, down: number): Point {
  const mixed = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return mixed(mixed(topLeft, topRight, across), mixed(lowLeft, lowRight, across), down);
}

/** A piece of a wall between two shares of its breadth and two of its height. */
const piece = (place: Wall, left: number, right: number, top: number, low: number, ink: string) =>
  polygon(
    [on(place, left, top), on(place, right, top), on(place, right, low), on(place, left, low)],
    ink,
  );

function house(random: () => number): string {
  const floors = [0.09, 0.33, 0.57, 0.8];
  const roof = mix(inks.beech, inks.wood, 0.35);
  return [
    polygon([...side], wall),
    polygon([...front], wallDark),
    polygon(line("280,356 600,216 1600,378 1600,410 592,268 300,376"), roof),
    polygon(line("600,216 1610,380 1610,262 880,128"), mix(roof, inks.night, 0.3)),
    polygon(line("280,356 600,216 880,128 540,232"), inks.beechLit),
    gouges(
      [0.2, 0.4, 0.6, 0.8].map((share) => [
        [600 + 1010 * share, 216 + 164 * share],
        [880 + 730 * share, 128 + 134 * share],
        4,
      ]),
      roof,
    ),
    polygon(line("1080,170 1080,96 1130,102 1130,180"), wallDark),
    polygon(line("1080,96 1130,102 1130,116 1080,110"), inks.beechLit),
    gouges(
      [0.28, 0.52, 0.76].map((down) => [on(front, 0, down), on(front, 1, down), 3]),
      wall,
    ),
    gouges(
      [0.28, 0.52, 0.76].map((down) => [on(side, 0, down), on(side, 1, down), 3]),
      inks.mantlePale,
    ),
    ...floors.flatMap((top, floor) =>
      Array.from({ length: 6 }, (_, column) => {
        const left = 0.065 + column * 0.155;
        if (floor === 3 && column === 2) return "";
        return pane(front, left, left + 0.06, top, random() < 0.68);
      }),
    ),
    ...floors.flatMap((top) =>
      [0.16, 0.6].map((left) => pane(side, left, left + 0.18, top, random() < 0.35)),
    ),
    piece(front, 0.352, 0.464, 0.76, 1, inks.night),
    piece(front, 0.364, 0.452, 0.785, 1, glow),
    gouges([[on(front, 0.408, 0.79), on(front, 0.408, 1), 5]], inks.beech),
    piece(front, 0.335, 0.481, 0.735, 0.765, roof),
  ].join("");
}

/** A window: lit, its shutters open; or the shutters closed. */
function pane(place: Wall, left: number, right: number, top: number, lit: boolean): string {
  const low = top + 0.135;
  const middle = (left + right) / 2;
  const breadth = (right - left) / 2;
  const shutter = mix(inks.beech, inks.night, 0.25);
  const sill = mix(wall, inks.mantlePale, 0.4);
  if (!lit)
    return [
      piece(place, left, right, top, low, shutter),
      gouges([[on(place, middle, top), on(place, middle, low), 4]], inks.night),
      piece(place, left, right, low, low + 0.012, sill),
    ].join("");
  return [
    piece(place, left - breadth, left, top, low, shutter),
    piece(place, right, right + breadth, top, low, mix(shutter, inks.night, 0.3)),
    piece(place, left, right, top, low, glow),
    piece(place, middle, right, top, low, inks.goldLit),
    gouges(
      [
        [on(place, middle, top), on(place, middle, low), 4],
        [on(place, left, top + 0.045), on(place, right, top + 0.045), 4],
      ],
      inks.gold,
    ),
    piece(place, left, right, low, low + 0.012, sill),
  ].join("");
}

function arrivals(): string[] {
  const dark: FigureInks = {
    coat: inks.night,
    lit: mix(inks.goldLit, inks.beech, 0.3),
    dark: inks.night,
    accent: mix(inks.beech, inks.wood, 0.3),
  };
  const shawl: FigureInks = { ...dark, coat: mix(inks.beech, inks.night, 0.5), accent: inks.paper };
  const shadow = mix(inks.gold, inks.night, 0.55);
  return [
    castShadow([930, 905], 40, 30, shadow),
    pilgrim({ at: [930, 905], height: 170, kind: "man", inks: dark, load: "pack", staff: true }),
    pilgrim({ at: [1005, 898], height: 160, kind: "woman", inks: shawl, mirrored: true }),
    castShadow([800, 960], 60, 40, shadow),
    pilgrim({ at: [785, 965], height: 250, kind: "woman", inks: shawl, load: "bundle" }),
    pilgrim({ at: [865, 972], height: 250, kind: "child", inks: dark, mirrored: true }),
    pilgrim({
      at: [480, 985],
      height: 300,
      kind: "man",
      inks: dark,
      load: "pack",
      staff: true,
      hat: true,
    }),
  ];
}
