import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, type Pressed, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, group, type Point, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.woodLit, inks.paper, 0.45);
const oak = mix(inks.beech, inks.woodLit, 0.35);

/** A carpenter's bench in the light of a window: the plane and its shavings, and a small boat of wood just finished. */
export default function draw(): string {
  const random = seeded(281);
  return canvas(
    wall,
    polygon(line("40,-10 560,-10 1030,640 470,640"), mix(wall, inks.raised, 0.75)),
    polygon(line("285,-10 320,-10 765,640 725,640"), wall),
    polygon(line("200,216 724,216 754,258 230,258"), wall),
    grain(
      random,
      [-60, 20, 1560, 620],
      { count: 60, length: 90, width: 4, slope: 0.1 },
      mix(wall, inks.beech, 0.28),
    ),
    rack(),
    bench(random),
    plank(random),
    plane(),
    ...shavings.map(([at, reach, turn]) => curl(at, reach, turn)),
    group("translate(-50 30)", boat()),
  );
}

/** Tools that hang on the wall, away from the window. */
function rack(): string {
  const iron = mix(inks.ink, inks.mantlePale, 0.3);
  const shade = mix(wall, inks.wood, 0.3);
  const handle = mix(inks.beech, inks.wood, 0.3);
  const teeth: Point[] = Array.from(
    { length: 25 },
    (_, index): Point => [1250 + index * 11, 246 + index * 7.6 + (index % 2) * 9],
  );
  return [
    rect(1150, 128, 430, 26, mix(inks.wood, inks.beech, 0.5)),
    rect(1150, 128, 430, 7, inks.beechLit),
    // What they hide from the light.
    group(
      "translate(26 20)",
      polygon([[1236, 214], [1520, 330], [1516, 440], ...[...teeth].reverse()], shade),
    ),
    // A saw.
    polygon([[1240, 200], [1524, 318], [1516, 432], ...[...teeth].reverse()], iron),
    gouges([[[1252, 208], [1508, 316], 5]], mix(inks.mantlePale, inks.raised, 0.5)),
    rounded(line("1250,132 1274,150 1286,196 1268,244 1226,250 1206,214 1212,164"), handle),
    rounded(line("1244,172 1258,184 1258,212 1242,222 1230,206 1232,182"), wall),
    gouges([[[1218, 216], [1228, 156], 6, 6]], inks.beechLit),
  ].join("");
}

/** The bench, its front board and the vice. */
function bench(random: () => number): string {
  const top = mix(oak, inks.goldLit, 0.28);
  const front = mix(inks.beech, inks.wood, 0.35);
  return [
    rect(0, 640, 1600, 190, top),
    polygon(line("1120,640 1610,640 1610,830 1330,830"), mix(top, inks.beech, 0.3)),
    grain(
      random,
      [-100, 652, 1500, 820],
      { count: 46, length: 260, width: 4, bend: 4 },
      mix(top, inks.beech, 0.42),
    ),
    rect(0, 826, 1600, 14, mix(top, inks.raised, 0.4)),
    rect(0, 840, 1600, 170, front),
    grain(
      random,
      [-100, 856, 1500, 1000],
      { count: 30, length: 280, width: 4, bend: 5 },
      mix(front, inks.night, 0.4),
    ),
    // The vice: its jaw, screw and bar.
    rect(96, 812, 330, 150, mix(oak, inks.beech, 0.3)),
    rect(96, 812, 330, 12, mix(top, inks.raised, 0.3)),
    rect(408, 824, 18, 138, mix(inks.wood, inks.night, 0.2)),
    ellipse([262, 896], 34, 34, mix(inks.wood, inks.night, 0.3)),
    ellipse([256, 890], 28, 28, mix(inks.beech, inks.wood, 0.2)),
    ribbon(
      [
        [196, 1000, 14],
        [260, 892, 16],
        [322, 792, 14],
      ],
      mix(inks.wood, inks.night, 0.2),
    ),
    gouges([[[206, 974], [308, 806], 4]], inks.beechLit),
    gouges(
      [
        [[110, 834], [108, 950], 5],
        [[150, 840], [390, 846], 4, -4],
      ],
      mix(oak, inks.goldLit, 0.4),
    ),
  ].join("");
}

/** The board that is being planed. */
function plank(random: () => number): string {
  return [
    polygon(line("560,790 1010,700 1420,700 1440,716 980,800 580,806"), mix(inks.wood, oak, 0.45)),
    polygon(line("150,778 960,694 1420,694 980,786"), mix(inks.goldLit, inks.paper, 0.45)),
    polygon(line("150,778 980,786 980,802 150,794"), mix(oak, inks.gold, 0.35)),
    polygon(line("980,786 1420,694 1420,708 980,802"), mix(inks.beech, oak, 0.5)),
    grain(
      random,
      [330, 716, 1000, 772],
      { count: 16, length: 190, width: 3, slope: -0.05 },
      mix(inks.goldLit, inks.woodLit, 0.7),
    ),
  ].join("");
}

/** A wooden plane, its iron and wedge, on the board. */
function plane(): string {
  const body = mix(inks.beech, inks.wood, 0.25);
  const side = mix(inks.wood, inks.night, 0.15);
  return [
    polygon(line("560,760 700,752 860,776 820,788 600,784"), mix(inks.gold, inks.wood, 0.3)),
    polygon(line("262,672 640,640 700,652 318,688"), mix(body, inks.beechLit, 0.6)),
    polygon(line("262,672 318,688 318,778 262,760"), mix(body, inks.beechLit, 0.25)),
    polygon(line("318,688 700,652 700,744 318,778"), body),
    polygon(line("560,664 700,652 700,744 610,752"), side),
    polygon(line("462,664 520,659 506,690 480,692"), inks.night),
    // Iron and wedge, leaning back.
    polygon(line("494,664 518,662 590,556 566,548"), mix(inks.mantlePale, inks.paper, 0.35)),
    polygon(line("518,662 530,661 598,560 590,556"), mix(inks.ink, inks.mantlePale, 0.35)),
    polygon(line("510,664 542,661 574,600 552,596"), oak),
    // The handle behind, the knob before.
    rounded(line("590,648 604,590 634,570 664,582 668,606 644,608 640,644"), body),
    gouges([[[602, 640], [632, 580], 7, 8]], inks.beechLit),
    rounded(line("326,676 330,640 318,622 336,602 366,602 382,622 370,640 374,672"), body),
    gouges([[[332, 628], [352, 606], 6, 5]], inks.beechLit),
    gouges(
      [
        [[330, 700], [540, 680], 5, 4],
        [[332, 764], [560, 744], 4],
        [[276, 682], [274, 750], 5],
      ],
      mix(body, inks.beechLit, 0.55),
    ),
  ].join("");
}

/** Shavings: the middle of each curl, how wide it is, and where it hangs on. */
const shavings: [Point, number, number][] = [
  [[452, 572], 76, 1.4],
  [[196, 776], 46, 2.6],
  [[720, 800], 52, 2.2],
  [[930, 812], 34, 0.4],
  [[486, 812], 30, 3.2],
];

/** A shaving rolled up as the plane leaves it: a ribbon that winds into itself, its inside in the shade. */
function curl([x, y]: Point, reach: number, turn: number): string {
  const roll = Array.from({ length: 15 }, (_, step): Pressed => {
    const angle = turn + step * 0.62;
    const far = reach * (1 - step * 0.055);
    return [
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.82,
      reach * (step === 0 ? 0.08 : step > 12 ? 0.12 : 0.25),
    ];
  });
  return (
    ribbon(
      roll.map(([px, py, width]): Pressed => [px + reach * 0.06, py + reach * 0.09, width]),
      mix(inks.gold, inks.woodLit, 0.35),
    ) + ribbon(roll, mix(inks.goldLit, inks.paper, 0.5))
  );
}

/** The boat: a hull, a mast and a sail of linen, as a father makes it for his child. */
function boat(): string {
  const hull = mix(inks.beechLit, inks.goldLit, 0.35);
  const sail = inks.raised;
  return [
    polygon(line("1010,690 1260,684 1560,736 1500,760 1180,742"), mix(inks.wood, oak, 0.5)),
    ribbon(
      [
        [1140, 640, 13],
        [1142, 460, 11],
        [1140, 300, 8],
      ],
      mix(inks.beech, inks.wood, 0.2),
    ),
    polygon(line("1128,318 1124,596 936,598 1000,480"), sail),
    polygon(line("1156,330 1158,598 1296,590 1240,450"), mix(sail, inks.mantlePale, 0.42)),
    gouges(
      [
        [[1108, 380], [990, 588], 5, 16],
        [[1116, 470], [1070, 592], 4, 8],
      ],
      mix(inks.hairline, inks.mantlePale, 0.4),
    ),
    gouges([[[1176, 420], [1230, 586], 5, -10]], mix(inks.mantlePale, inks.mantle, 0.25)),
    gouges([[[1120, 326], [948, 586], 4, 10]], inks.hairline),
    polygon(line("910,616 1350,610 1318,668 1250,706 1010,706 948,672"), hull),
    polygon(line("1170,612 1350,610 1318,668 1250,706 1160,706"), mix(hull, inks.beech, 0.45)),
    polygon(line("896,604 1366,598 1354,622 908,628"), mix(hull, inks.raised, 0.4)),
    polygon(line("1170,601 1366,598 1354,622 1166,625"), mix(inks.beech, hull, 0.6)),
    gouges(
      [
        [[940, 644], [1320, 640], 3, -8],
        [[974, 676], [1284, 674], 3, -8],
      ],
      mix(inks.beech, hull, 0.3),
    ),
    gouges([[[934, 640], [1000, 696], 7, -8]], mix(hull, inks.raised, 0.65)),
    polygon(line("1140,296 1140,262 1206,280"), inks.red),
  ].join("");
}
