import { inks, mix } from "../../tools/inks.ts";
import { cross, flame } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, path, polygon } from "../../tools/svg.ts";

const light: Point = [520, 520];
const wall = mix(inks.wood, inks.night, 0.62);
const stone = mix(inks.woodLit, inks.beech, 0.25);
const stoneDark = mix(inks.wood, inks.night, 0.25);

/** The lamp that burns before the Sacrament, and in its light a small door of gold. */
export default function draw(): string {
  const random = seeded(821);
  return canvas(
    wall,
    circle(light, 620, mix(wall, inks.beech, 0.14)),
    circle(light, 430, mix(wall, inks.beech, 0.32)),
    circle(light, 270, mix(wall, inks.beech, 0.62)),
    rays(random, light, { from: 290, to: 760, count: 64, width: 6 }, mix(wall, inks.beech, 0.7)),
    ...tabernacle(random),
    ...lamp(),
  );
}

/** An opening in the wall with its door: no more of it than the lamp shows. */
function tabernacle(random: () => number): string[] {
  const gold = mix(inks.gold, inks.goldLit, 0.35);
  const bronze = mix(gold, inks.wood, 0.5);
  return [
    grain(
      random,
      [960, 40, 1560, 960],
      { count: 46, length: 90, width: 4 },
      mix(wall, inks.night, 0.45),
    ),
    path("M930 1010V480C930 280 1070 150 1240 150C1410 150 1550 280 1550 480V1010Z", stone),
    path(
      "M1240 150C1410 150 1550 280 1550 480V1010H1490V490C1490 320 1380 214 1240 210Z",
      mix(stone, stoneDark, 0.75),
    ),
    gouges(joints(), stoneDark),
    path("M990 1010V490C990 320 1100 210 1240 210C1380 210 1490 320 1490 490V1010Z", inks.night),
    path("M1490 1010V490C1490 320 1380 210 1240 210C1350 240 1430 340 1430 500V1010Z", stone),
    path("M1010 860V500C1010 340 1110 250 1220 250C1330 250 1430 340 1430 500V860Z", gold),
    path("M1010 860V500C1010 340 1110 250 1220 250L1100 860Z", inks.goldLit),
    path("M1220 250C1330 250 1430 340 1430 500V860H1350V510C1350 390 1300 290 1220 250Z", bronze),
    gouges(
      [
        [[1048, 830], [1048, 500], 5],
        [[1052, 490], [1190, 300], 5, 34],
        [[1250, 300], [1390, 490], 5, 34],
        [[1394, 500], [1394, 830], 5],
        [[1052, 834], [1390, 834], 5],
      ],
      inks.wood,
    ),
    cross([1226, 540], 118, inks.wood),
    cross([1220, 535], 118, inks.raised),
    circle([1372, 600], 11, inks.wood),
    polygon(line("900,860 1580,860 1600,900 1600,1010 880,1010"), stone),
    polygon(line("900,860 1600,860 1600,900 890,900"), mix(stone, inks.goldLit, 0.4)),
    polygon(line("1380,900 1600,900 1600,1010 1330,1010"), mix(stone, stoneDark, 0.7)),
    gouges(
      [
        [[944, 840], [944, 500], 7],
        [[1030, 500], [1096, 336], 7, 14],
        [[920, 930], [1260, 934], 4],
      ],
      inks.raised,
    ),
  ];
}

/** The joints of the stones round the opening. */
function joints(): Cut[] {
  return Array.from({ length: 9 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 9);
    return [
      [1240 + Math.cos(angle) * 248, 480 + Math.sin(angle) * 268],
      [1240 + Math.cos(angle) * 312, 480 + Math.sin(angle) * 332],
      4,
    ];
  });
}

function lamp(): string[] {
  const [x, y] = light;
  return [
    chain([x, -20], [x - 150, y - 60]),
    chain([x, -20], [x + 150, y - 60]),
    chain([x, -20], [x, y - 60]),
    ellipse([x, y - 60], 160, 34, inks.wood),
    flame([x, y + 10], 165, inks.goldLit, inks.raised, 0.06),
    rounded(
      line("370,470 420,492 520,500 620,492 670,470 656,590 606,690 520,730 434,690 384,590"),
      inks.red,
    ),
    rounded(
      line("570,497 620,492 670,470 656,590 606,690 530,729 590,640 606,560"),
      mix(inks.red, inks.wood, 0.55),
    ),
    ellipse([x - 6, y + 70], 74, 92, mix(inks.red, inks.beechLit, 0.45)),
    ellipse([x - 6, y + 50], 40, 56, inks.goldLit),
    gouges(
      [
        [[394, 520], [440, 670], 13, -18],
        [[424, 520], [444, 590], 6, -5],
      ],
      inks.raised,
    ),
    path(
      "M356 440C356 486 450 508 520 508C590 508 684 486 684 440L684 472C684 520 590 544 520 544C450 544 356 520 356 472Z",
      inks.gold,
    ),
    gouges(
      [
        [[366, 474], [520, 516], 7, -10],
        [[376, 500], [500, 532], 4, -8],
      ],
      inks.goldLit,
    ),
    polygon(line("440,690 600,690 560,768 480,768"), inks.gold),
    polygon(line("540,690 600,690 560,768 528,768"), inks.wood),
    circle([x, 800], 36, inks.gold),
    gouges(
      [
        [[494, 806], [516, 772], 8, 8],
        [[452, 700], [484, 760], 7],
      ],
      inks.goldLit,
    ),
    polygon(line("506,832 534,832 520,890"), inks.gold),
  ];
}

/** A chain that hangs taut between two points. */
function chain(from: Point, to: Point): string {
  const links = 11;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const cuts = Array.from(
    { length: links },
    (_, index): Cut => [at(index / links), at((index + 1.15) / links), index % 2 ? 9 : 5],
  );
  return gouges(cuts, inks.gold);
}
