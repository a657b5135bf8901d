import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon, rect, ring } from "../../tools/svg.ts";

const board = mix(inks.wood, inks.beech, 0.3);
const gap = mix(inks.wood, inks.night, 0.7);
const iron = mix(inks.night, inks.mantle, 0.3);
const ironLit = mix(iron, inks.mantlePale, 0.45);

/** A closed door of boards, light in its keyhole, and its key on a nail beside it. */
export default function draw(): string {
  const random = seeded(2016);
  return canvas(
    board,
    ...[-40, 270, 590, 905, 1220, 1480].flatMap((x, index) => [
      rect(x, 0, 306, 1000, mix(board, index % 2 ? inks.wood : inks.beech, 0.28)),
      gouges(
        Array.from({ length: 16 }, (): Cut => {
          const [left, top] = [x + 24 + random() * 260, random() * 960 - 60];
          return [[left, top], [left + 6, top + 60 + random() * 180], 4, 3];
        }),
        mix(board, gap, 0.5),
      ),
      rect(x - 10, 0, 12, 1000, gap),
      gouges([[[x + 8, 20], [x + 8, 980], 6]], mix(board, inks.beechLit, 0.55)),
    ]),
    ...[170, 790].map((y) => hinge(y)),
    ...lock(random),
    ...key(),
  );
}

/** An iron strap from the left edge, nailed to every board, ending in a leaf. */
function hinge(y: number): string {
  const nails: readonly Point[] = [60, 200, 340, 480].map((x): Point => [x, y + 6]);
  return [
    ribbon(band(`-20,${y + 22},92 300,${y + 20},74 560,${y + 18},44 620,${y + 18},30`), gap),
    ribbon(band(`-20,${y},92 300,${y},74 560,${y},44 620,${y},30`), iron),
    rounded(
      line(`590,${y} 650,${y - 62} 690,${y - 20} 770,${y} 690,${y + 20} 650,${y + 62}`),
      iron,
    ),
    gouges(
      [
        [[10, y - 34], [560, y - 14], 7],
        [[640, y - 34], [672, y - 10], 6, -6],
      ],
      ironLit,
    ),
    ...nails.flatMap((at) => [
      circle(at, 17, gap),
      circle([at[0] - 3, at[1] - 4], 13, mix(iron, ironLit, 0.6)),
    ]),
  ].join("");
}

/** The gilt plate of the lock, and what shines through it. */
function lock(random: () => number): string[] {
  const shade = mix(inks.gold, inks.wood, 0.45);
  return [
    rounded(line("816,330 986,330 1000,500 986,690 900,742 816,690 802,500"), gap),
    rounded(line("806,314 976,314 990,486 976,676 890,728 806,676 792,486"), inks.gold),
    rounded(line("822,334 960,334 972,486 958,662 890,704 822,662 810,486"), inks.goldLit),
    rounded(line("930,334 960,334 972,486 958,662 890,704 920,640 936,486"), shade),
    rays(random, [890, 470], { from: 74, to: 250, count: 26, width: 7 }, inks.raised),
    circle([890, 452], 46, inks.night),
    polygon(line("872,476 908,476 930,600 850,600"), inks.night),
    circle([890, 452], 33, inks.raised),
    polygon(line("880,476 900,476 914,586 866,586"), inks.raised),
    ...line("840,362 940,362 840,640 940,640").map((at) => circle(at, 10, shade)),
  ];
}

/** A long key on a nail by its red ribbon, its shadow on the boards. */
function key(): string[] {
  const shape = (ink: string, lit: string): string =>
    [
      ring([1300, 440], 84, 84, 30, ink),
      rect(1284, 520, 32, 300, ink),
      rect(1270, 524, 60, 24, ink),
      rect(1274, 570, 52, 14, ink),
      polygon(
        line(
          "1310,706 1400,706 1400,736 1376,736 1376,752 1400,752 1400,812 1372,812 1372,784 1350,784 1350,812 1310,812",
        ),
        ink,
      ),
      gouges(keyLight, lit),
    ].join("");
  return [
    group("translate(26 22)", shape(gap, gap)),
    ribbon(band("1300,150,8 1284,250,22 1290,392,16"), mix(inks.red, inks.night, 0.35)),
    ribbon(band("1300,150,8 1318,250,24 1310,396,18"), inks.red),
    shape(mix(iron, inks.mantlePale, 0.22), mix(ironLit, inks.paper, 0.35)),
    circle([1300, 150], 20, ironLit),
    circle([1296, 146], 9, inks.paper),
  ];
}

const keyLight: readonly Cut[] = [
  [[1226, 440], [1300, 368], 9, 26],
  [[1292, 556], [1292, 800], 7],
  [[1330, 718], [1390, 718], 5],
];
