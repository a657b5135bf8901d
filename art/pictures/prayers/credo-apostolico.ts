import { inks, mix } from "../../tools/inks.ts";
import { cross, flame, star } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../../tools/svg.ts";

/** The font of a baptistery under a vault of stars, the Easter candle lit beside it. */
export default function draw(): string {
  const random = seeded(51);
  const wall = mix(inks.woodLit, inks.paper, 0.35);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 780],
      { count: 80, length: 110, width: 4 },
      mix(wall, inks.wood, 0.25),
    ),
    polygon(line("1180,0 1600,0 1600,800 1180,800"), mix(wall, inks.wood, 0.18)),
    apse(),
    floor(random),
    rays(random, [470, 236], { from: 60, to: 190, count: 34, width: 4 }, inks.goldLit),
    candle(),
    font(),
  );
}

/** The niche behind the font: a blue vault with stars over a band of gold. */
function apse(): string {
  const blue = mix(inks.mantle, inks.night, 0.15);
  const dark = mix(inks.mantle, inks.night, 0.5);
  return [
    path("M350 800V440A450 450 0 0 1 1250 440V800Z", mix(inks.paper, inks.woodLit, 0.3)),
    path("M390 800V440A410 410 0 0 1 1210 440V800Z", blue),
    path("M1210 800V440A410 410 0 0 0 860 34C1010 120 1080 300 1080 460V800Z", dark),
    ...stars.map(([x, y, size]) => star([x, y], size, inks.goldLit)),
    rect(390, 520, 820, 46, inks.goldLit),
    rect(1080, 520, 130, 46, inks.gold),
    gouges(
      Array.from(
        { length: 20 },
        (_, index): Cut => [[410 + index * 41, 560], [430 + index * 41, 526], 7, 10],
      ),
      mix(inks.gold, inks.wood, 0.3),
    ),
    gouges(
      [
        [[372, 780], [372, 460], 7],
        [[374, 420], [560, 96], 8, 70],
      ],
      inks.raised,
    ),
  ].join("");
}

const stars: [number, number, number][] = [
  [800, 130, 26],
  [650, 190, 18],
  [950, 190, 18],
  [560, 320, 22],
  [740, 300, 20],
  [880, 320, 24],
  [1040, 300, 18],
  [640, 430, 18],
  [800, 440, 20],
  [960, 440, 20],
  [1140, 400, 20],
  [460, 450, 18],
  [1120, 480, 14],
  [520, 486, 13],
];

function floor(random: () => number): string {
  const plane = mix(inks.beech, inks.wood, 0.45);
  return [
    rect(0, 790, 1600, 220, plane),
    polygon(line("220,790 1180,790 1400,1010 300,1010"), mix(plane, inks.beechLit, 0.4)),
    gouges(
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
        (lane): Cut => [[800 + lane * 130, 792], [800 + lane * 230, 1010], 4],
      ),
      mix(plane, inks.night, 0.4),
    ),
    gouges(
      [
        [[-20, 850], [1620, 850], 4],
        [[-20, 930], [1620, 930], 4],
      ],
      mix(plane, inks.night, 0.4),
    ),
    grain(
      random,
      [-60, 800, 1500, 990],
      { count: 20, length: 150, width: 4 },
      mix(plane, inks.beechLit, 0.5),
    ),
  ].join("");
}

/** The Easter candle on its tall stand. */
function candle(): string {
  return [
    ellipse([476, 892], 96, 20, mix(inks.wood, inks.night, 0.4)),
    ellipse([470, 880], 84, 18, inks.gold),
    ribbon(
      [
        [470, 880, 40],
        [470, 820, 18],
        [470, 700, 22],
        [470, 640, 16],
      ],
      inks.gold,
    ),
    ellipse([470, 640], 54, 12, inks.goldLit),
    gouges([[[462, 860], [464, 660], 5]], inks.goldLit),
    rect(446, 300, 48, 336, inks.raised),
    rect(476, 300, 18, 336, mix(inks.hairline, inks.woodLit, 0.4)),
    cross([468, 450], 30, inks.red),
    rect(446, 580, 48, 10, inks.goldLit),
    flame([470, 300], 74, inks.goldLit, inks.raised),
  ].join("");
}

/** The font: an eight-sided bowl on a foot, three steps, water that mirrors the vault. */
function font(): string {
  const stone = inks.paper;
  const half = mix(inks.paper, inks.mantlePale, 0.45);
  const shade = mix(inks.mantlePale, inks.mantle, 0.35);
  const sides = [
    ["560,600 640,640 670,740 640,740", stone],
    ["640,640 800,660 800,752 670,740", inks.raised],
    ["800,660 960,640 930,740 800,752", half],
    ["960,640 1040,600 960,740 930,740", shade],
  ] as const;
  return [
    polygon(line("1080,900 1300,890 1560,960 1400,990 1100,990"), mix(inks.wood, inks.night, 0.5)),
    polygon(line("500,930 1100,930 1150,990 450,990"), half),
    polygon(line("800,930 1100,930 1150,990 800,990"), shade),
    rect(450, 984, 700, 26, mix(shade, inks.mantle, 0.3)),
    polygon(line("570,880 1030,880 1066,934 534,934"), stone),
    polygon(line("800,880 1030,880 1066,934 800,934"), mix(shade, half, 0.4)),
    polygon(line("700,740 800,750 800,884 660,884"), stone),
    polygon(line("800,750 900,740 940,884 800,884"), shade),
    gouges([[[716, 760], [690, 870], 7]], inks.raised),
    ...sides.map(([corners, ink]) => polygon(line(corners), ink)),
    ...[
      [720, 696, inks.gold],
      [880, 696, inks.gold],
    ].map(([x, y, ink]) => cross([Number(x), Number(y)], 26, String(ink))),
    polygon(line("540,590 640,560 800,548 960,560 1060,590 960,630 800,646 640,630"), inks.raised),
    polygon(line("584,590 660,570 800,560 940,570 1016,590 940,618 800,630 660,618"), shade),
    polygon(
      line("592,596 660,578 800,570 940,578 1008,596 940,620 800,630 660,620"),
      mix(inks.springLit, inks.mantlePale, 0.3),
    ),
    polygon(
      line("800,570 940,578 1008,596 940,620 800,630 860,600"),
      mix(inks.spring, inks.springLit, 0.35),
    ),
    gouges(
      [
        [[660, 596], [780, 590], 4, 4],
        [[700, 610], [820, 612], 4, -3],
        [[830, 588], [930, 592], 4, 3],
      ],
      inks.raised,
    ),
    circle([790, 602], 5, inks.goldLit),
    gouges(
      [
        [[560, 606], [640, 642], 5],
        [[544, 590], [640, 562], 5, 3],
      ],
      inks.raised,
    ),
  ].join("");
}
