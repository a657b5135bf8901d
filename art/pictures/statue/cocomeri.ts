import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, ellipse, type Point, path, polygon, rect } from "../../tools/svg.ts";
import { rings, stream } from "../../tools/waters.ts";

const air = mix(inks.goldLit, inks.raised, 0.6);
const meadow = mix(inks.spring, inks.goldLit, 0.5);
const river = mix(inks.springLit, inks.mantle, 0.34);
const rind = mix(inks.spring, inks.ink, 0.2);
const stone = {
  plane: inks.hairline,
  lit: inks.raised,
  shade: mix(inks.hairline, inks.ink, 0.42),
  cuts: mix(inks.hairline, inks.ink, 0.3),
};

/** The feast of Saint Anne as it was: watermelons and flasks of wine kept cool in the river, a cloth on the grass. */
export default function draw(): string {
  const random = seeded(726);
  const rocks = (text: string) =>
    band(text)
      .map(([x, y, width]) => boulder(random, [x, y], [width, width * 0.5], stone))
      .join("");
  return canvas(
    air,
    wood(random, line("-40,250 300,200 700,240 1150,190 1640,250"), 480, 60, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(line("-20,380 500,350 1000,370 1620,350"), line("1620,1010 -20,1010"), meadow),
    grain(
      random,
      [-20, 400, 1580, 600],
      { count: 60, length: 40, width: 4, slope: -1.15 },
      mix(meadow, inks.ink, 0.26),
    ),
    stream(
      random,
      band("1700,470,120 1240,520,190 900,620,300 640,780,440 300,960,560 60,1080,640"),
      {
        plane: river,
        lit: mix(inks.raised, river, 0.2),
      },
    ),
    cloth(),
    rocks("1180,470,190 820,520,170 560,620,150 180,740,240"),
    ...band("760,740,128 560,880,146 960,690,104").map(([x, y, size]) => melon(random, x, y, size)),
    ...band("1080,760,150 1200,720,136 860,880,160").map(([x, y, size]) =>
      flask(random, x, y, size),
    ),
    rocks("1330,690,230 1270,860,190 1460,960,420 1080,985,260 130,960,200"),
    ...line("1480,60 1250,30 80,60").map((at) =>
      leaves(random, at, [220, 96], 26, 64, mix(inks.spring, inks.goldLit, 0.24)),
    ),
  );
}

/** A melon on its side in the water, which hides its foot: pale, with dark stripes from end to end. */
function melon(random: () => number, x: number, y: number, size: number): string {
  const foot = y + size * 0.3;
  const at = (across: number, up: number): Point => [x + across * size, foot - up * size];
  const stripes = [-0.24, 0.3, 0.78, 1.18].map(
    (bend): Cut => [at(-1, 0.36), at(1, 0.36), size * 0.13, bend * size],
  );
  return [
    rings(random, [x, foot], { radius: size * 0.9, count: 1 }, inks.raised),
    path(
      `M${x - size * 0.86} ${foot}A${size} ${size * 0.72} 0 1 1 ${x + size * 0.86} ${foot}Z`,
      mix(inks.springLit, inks.goldLit, 0.35),
    ),
    gouges(stripes, rind),
    gouges([[at(-0.7, 0.74), at(-0.3, 0.98), size * 0.06, size * 0.05]], inks.raised),
    ribbon(
      [
        [...at(0.98, 0.36), 7],
        [...at(1.1, 0.44), 6],
        [...at(1.14, 0.6), 4],
      ],
      rind,
    ),
  ].join("");
}

/** A big flask of wine, its neck out of the water. */
function flask(random: () => number, x: number, y: number, size: number): string {
  const glass = mix(inks.spring, inks.night, 0.5);
  return [
    rings(random, [x, y + 2], { radius: size * 0.44, count: 1 }, inks.raised),
    rounded(
      [
        [x - size * 0.44, y],
        [x - size * 0.34, y - size * 0.42],
        [x - size * 0.1, y - size * 0.66],
        [x + size * 0.1, y - size * 0.66],
        [x + size * 0.34, y - size * 0.42],
        [x + size * 0.44, y],
      ],
      glass,
    ),
    rect(x - size * 0.09, y - size * 1.02, size * 0.18, size * 0.44, glass),
    rect(x - size * 0.07, y - size * 1.12, size * 0.14, size * 0.13, inks.woodLit),
    gouges(
      [
        [
          [x - size * 0.3, y - size * 0.08],
          [x - size * 0.16, y - size * 0.5],
          size * 0.05,
          size * 0.05,
        ],
      ],
      inks.springLit,
    ),
    ellipse([x, y + size * 0.01], size * 0.42, size * 0.05, river),
  ].join("");
}

/** A cloth on the grass with a loaf, a half melon and a basket. */
function cloth(): string {
  return [
    polygon(line("150,470 560,440 700,520 240,566"), inks.raised),
    polygon(line("240,566 700,520 708,534 250,584"), mix(inks.hairline, inks.ink, 0.15)),
    gouges(
      [
        [[230, 490], [610, 462], 5],
        [[268, 530], [660, 496], 5],
      ],
      inks.red,
    ),
    rounded(line("250,500 270,452 330,436 392,446 410,482 380,504 300,512"), inks.gold),
    gouges(
      [
        [[290, 456], [310, 500], 5],
        [[340, 446], [356, 496], 5],
      ],
      inks.paper,
    ),
    path("M440 450A84 84 0 0 0 604 452Z", rind),
    path("M454 451A70 70 0 0 0 590 453Z", inks.red),
    gouges(
      [
        [[490, 466], [494, 476], 4],
        [[520, 474], [524, 486], 4],
        [[552, 466], [556, 476], 4],
      ],
      inks.night,
    ),
    ribbon(band("100,470,14 150,340,12 214,350,10 240,440,12"), inks.wood),
    polygon(line("70,450 260,440 240,540 96,548"), inks.woodLit),
    gouges(
      [
        [[80, 478], [254, 468], 6],
        [[86, 508], [248, 498], 6],
        [[120, 450], [126, 544], 5],
        [[180, 446], [180, 540], 5],
      ],
      inks.wood,
    ),
  ].join("");
}
