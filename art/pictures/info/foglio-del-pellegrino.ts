import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const BENCH = mix(inks.woodLit, inks.paper, 0.22);
const BENCH_DARK = mix(inks.woodLit, inks.wood, 0.42);
const FALLEN = mix(inks.woodLit, inks.wood, 0.3);

/** Before the way: on a bench a knapsack and a flask, and between them the sheet, just unfolded; the staff beside. */
export default function draw(): string {
  const random = seeded(330);
  return canvas(
    mix(inks.springLit, inks.paper, 0.6),
    grain(random, [-60, 40, 1500, 260], { count: 18, length: 300, width: 9 }, inks.raised),
    ridge(random, line("-40,430 180,330 420,420 700,270 930,400 1180,290 1400,400 1650,320"), 640, {
      plane: mix(inks.mantlePale, inks.springLit, 0.35),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-60,520 300,480 760,530 1180,490 1660,510"), 720, 34, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    rect(-10, 600, 1620, 180, mix(inks.goldLit, inks.spring, 0.4)),
    grain(
      random,
      [0, 620, 1560, 720],
      { count: 50, length: 44, width: 5, slope: -1.2 },
      mix(inks.goldLit, inks.spring, 0.72),
    ),
    bench(random),
    polygon(line("240,846 420,838 560,880 330,880"), FALLEN),
    polygon(line("480,850 1010,840 1130,884 600,888"), FALLEN),
    polygon(line("1000,850 1440,836 1590,880 1120,890"), FALLEN),
    knapsack(),
    group("rotate(-7 700 840)", sheet()),
    flask(),
    ribbon(band("1392,1030,30 1440,500,26 1490,-20,23"), inks.wood),
    gouges([[[1384, 1010], [1476, 30], 9]], inks.beechLit),
    gouges(
      [
        [[1418, 700], [1440, 690], 7],
        [[1444, 360], [1466, 352], 7],
      ],
      mix(inks.wood, inks.night, 0.5),
    ),
  );
}

/** Two planks on the thickness of the first. */
function bench(random: () => number): string {
  return [
    rect(-10, 716, 1620, 74, mix(BENCH, BENCH_DARK, 0.35)),
    rect(-10, 786, 1620, 8, mix(inks.wood, inks.night, 0.2)),
    rect(-10, 794, 1620, 110, BENCH),
    gouges([[[-20, 797], [1620, 797], 6]], inks.raised),
    rect(-10, 904, 1620, 110, BENCH_DARK),
    gouges([[[-20, 905], [1620, 905], 7]], inks.paper),
    grain(random, [-60, 724, 1560, 780], { count: 14, length: 240, width: 4 }, BENCH_DARK),
    grain(random, [-60, 806, 1560, 896], { count: 22, length: 260, width: 4 }, BENCH_DARK),
    grain(
      random,
      [-60, 920, 1560, 990],
      { count: 18, length: 240, width: 5 },
      mix(BENCH_DARK, inks.wood, 0.5),
    ),
  ].join("");
}

/** The sheet, its four folds still in it: a ridge at its head, lines in two columns, a song at its foot. */
function sheet(): string {
  const dim = mix(inks.hairline, inks.woodLit, 0.3);
  return [
    polygon(line("514,232 886,226 904,846 508,852"), dim),
    polygon(line("500,226 690,232 694,540 496,534"), inks.raised),
    polygon(line("690,232 874,222 882,530 694,540"), inks.paper),
    polygon(line("496,534 694,540 698,850 494,838"), inks.paper),
    polygon(line("694,540 882,530 890,838 698,850"), inks.hairline),
    gouges(
      [
        [[500, 535], [692, 541], 4],
        [[692, 236], [696, 846], 4],
      ],
      dim,
    ),
    gouges([[[698, 541], [880, 531], 4]], inks.raised),
    ribbon(
      band("566,318,5 610,292,6 640,308,6 690,262,7 734,304,6 762,288,6 812,314,5"),
      inks.gold,
    ),
    gouges(
      [
        [[596, 352], [786, 348], 15],
        [[630, 382], [752, 380], 7],
      ],
      inks.mantle,
    ),
    gouges(columns(), mix(inks.ink, inks.hairline, 0.25)),
    gouges([[[600, 740], [786, 736], 9]], inks.beech),
  ].join("");
}

function columns(): Cut[] {
  return [
    ...[430, 456, 482, 508, 566, 592, 618, 644, 670].flatMap((y, row): Cut[] => [
      [[528, y], [670 - ((row * 29) % 46), y + 2], 5],
      [[722, y], [856 - ((row * 37) % 52), y - 4], 5],
    ]),
    ...[768, 792].map((y, row): Cut => [[574 + row * 16, y], [810 - row * 22, y - 2], 5]),
  ];
}

/** A knapsack of canvas with leather straps, a blanket rolled on it. */
function knapsack(): string {
  const canvasCloth = mix(inks.beech, inks.gold, 0.3);
  const shade = mix(inks.beech, inks.wood, 0.45);
  const leather = mix(inks.wood, inks.night, 0.2);
  const strap = (x: number) =>
    ribbon(band(`${x},330,26 ${x - 4},500,26 ${x},650,24`), leather) +
    rect(x - 20, 560, 38, 32, inks.goldLit) +
    rect(x - 11, 568, 20, 16, leather);
  return [
    rounded(
      line(
        "884,360 940,300 1120,282 1290,300 1344,370 1380,560 1390,780 1352,848 1130,862 900,850 862,780 868,560",
      ),
      canvasCloth,
    ),
    rounded(line("1270,300 1344,370 1380,560 1390,780 1352,848 1250,860 1330,780 1336,560"), shade),
    rounded(
      line(
        "920,640 1000,620 1130,616 1250,622 1310,640 1320,760 1290,826 1120,836 940,828 908,760",
      ),
      mix(canvasCloth, inks.goldLit, 0.2),
    ),
    gouges([[[1296, 650], [1282, 824], 26, -24]], mix(canvasCloth, shade, 0.6)),
    path(
      "M866 380Q900 300 1010 286H1240Q1340 300 1366 400Q1372 520 1340 560Q1120 610 900 566Q862 520 866 380Z",
      mix(canvasCloth, inks.beechLit, 0.28),
    ),
    path(
      "M1240 286Q1340 300 1366 400Q1372 520 1340 560Q1290 574 1220 580Q1300 430 1240 286Z",
      canvasCloth,
    ),
    strap(990),
    strap(1222),
    rounded(
      line(
        "852,250 880,206 960,196 1130,190 1300,196 1372,212 1394,262 1372,312 1290,326 1120,330 950,326 876,306",
      ),
      inks.mantle,
    ),
    rounded(
      line("860,282 950,326 1120,330 1290,326 1372,312 1390,276 1250,300 1050,304"),
      mix(inks.mantle, inks.night, 0.5),
    ),
    ellipse([1372, 262], 26, 50, mix(inks.mantle, inks.night, 0.35)),
    ellipse([1374, 262], 14, 30, inks.mantlePale),
    ellipse([1375, 262], 7, 16, mix(inks.mantle, inks.night, 0.35)),
    gouges(
      [
        [[880, 226], [1330, 212], 9, 10],
        [[890, 246], [1100, 238], 5, 4],
      ],
      inks.mantlePale,
    ),
    ...[990, 1222].map((x) =>
      ribbon(band(`${x - 12},192,22 ${x + 4},262,24 ${x - 6},330,22`), leather),
    ),
    gouges(
      [
        [[884, 400], [880, 760], 10, -8],
        [[936, 650], [932, 800], 7, -5],
        [[900, 400], [930, 330], 8, 10],
        [[1040, 640], [1180, 638], 5, 3],
      ],
      inks.goldLit,
    ),
  ].join("");
}

/** A flask of tin on its strap. */
function flask(): string {
  const tin = mix(inks.mantlePale, inks.paper, 0.35);
  const shade = mix(inks.mantlePale, inks.ink, 0.45);
  return [
    ribbon(band("330,590,13 250,640,13 214,760,13 250,868,14 330,890,13 420,872,12"), inks.beech),
    rounded(
      line("268,640 300,592 360,584 418,600 440,650 444,780 424,852 350,862 284,850 264,780"),
      tin,
    ),
    rounded(line("392,590 418,600 440,650 444,780 424,852 364,862 408,770 410,660"), shade),
    rect(322, 540, 64, 52, shade),
    rect(316, 520, 76, 34, inks.wood),
    gouges([[[322, 532], [380, 530], 6]], inks.woodLit),
    circle([344, 724], 58, mix(tin, shade, 0.45)),
    circle([341, 721], 47, tin),
    gouges(
      [
        [[286, 660], [282, 800], 12, -8],
        [[306, 700], [340, 672], 6, 12],
      ],
      inks.raised,
    ),
  ].join("");
}
