import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { crowd, flame } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import {
  canvas,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
} from "../../tools/svg.ts";

/** A crowd from behind, handkerchiefs raised, as a statue in a blue mantle is carried by under its arch of lights. */
export default function draw(): string {
  const random = seeded(351);
  const sky = mix(inks.mantle, inks.mantlePale, 0.55);
  const dusk = mix(inks.beechLit, inks.paper, 0.4);
  return canvas(
    sky,
    polygon(line("-10,300 1610,260 1610,700 -10,700"), mix(sky, dusk, 0.5)),
    polygon(line("-10,400 1610,370 1610,700 -10,700"), dusk),
    grain(
      random,
      [-100, 30, 1500, 420],
      { count: 28, length: 360, width: 9 },
      mix(sky, inks.paper, 0.35),
    ),
    ridge(
      random,
      line("-40,520 170,400 340,500 560,420 1040,500 1240,390 1420,470 1650,370"),
      800,
      {
        plane: mix(inks.mantle, inks.violet, 0.25),
        shade: mix(inks.mantle, inks.night, 0.45),
        lit: dusk,
      },
    ),
    wood(random, line("-60,610 300,600 700,630 1100,600 1660,590"), 690, 46, {
      plane: mix(inks.mantle, inks.night, 0.5),
      lit: mix(inks.mantle, inks.mantlePale, 0.4),
    }),
    rays(random, [800, 400], { from: 200, to: 520, count: 64, width: 5 }, inks.goldLit),
    group("translate(800 664) scale(0.74) translate(-800 -664)", shrine()),
    crowd(random, { from: 40, to: 1560, y: 690, size: 78, rows: 2 }, wear),
    ...handkerchiefs.map(([x, y, size, lean]) => handkerchief(x, y, size, lean)),
    crowd(random, { from: -40, to: 1640, y: 880, size: 168, rows: 1 }, wear),
  );
}

/** The statue on its litter: a ring of lights behind the crowned Mother, candles and flowers at her feet. */
function shrine(): string {
  const face = mix(inks.wood, inks.night, 0.45);
  const lights = Array.from({ length: 17 }, (_, index): Point => {
    const angle = Math.PI * (0.94 + (index / 16) * 1.12);
    return [800 + Math.cos(angle) * 236, 340 + Math.sin(angle) * 270];
  });
  return [
    path("M560 640V340A240 274 0 0 1 1040 340V640H1000V344A200 236 0 0 0 600 344V640Z", inks.gold),
    path("M560 640V340A240 274 0 0 1 800 66V90A212 252 0 0 0 584 342V640Z", inks.goldLit),
    path("M600 640V344A200 236 0 0 1 1000 344V640Z", mix(inks.mantle, inks.night, 0.55)),
    ...lights.map((at) => circle(at, 11, inks.raised)),
    circle([800, 290], 104, inks.goldLit),
    circle([800, 290], 84, inks.raised),
    rounded(
      line("800,196 850,232 862,300 900,400 930,600 670,600 700,400 738,300 750,232"),
      inks.mantle,
    ),
    rounded(
      line("820,204 850,232 862,300 900,400 930,600 846,600 862,420 836,320"),
      mix(inks.mantle, inks.night, 0.5),
    ),
    gouges(
      [
        [[740, 340], [690, 590], 9, -10],
        [[764, 400], [742, 590], 6],
      ],
      inks.mantlePale,
    ),
    ellipse([798, 286], 33, 43, face),
    polygon(line("748,226 740,160 770,196 800,148 830,196 860,160 852,226 800,214"), inks.goldLit),
    polygon(line("800,148 830,196 860,160 852,226 800,214"), inks.gold),
    rounded(line("800,392 836,424 852,520 848,600 752,600 748,520 764,424"), inks.red),
    rounded(
      line("814,398 836,424 852,520 848,600 812,600 826,500"),
      mix(inks.red, inks.night, 0.45),
    ),
    circle([800, 410], 38, inks.goldLit),
    ellipse([799, 410], 21, 26, face),
    rect(560, 596, 480, 34, inks.goldLit),
    rect(560, 622, 480, 90, mix(inks.beech, inks.wood, 0.4)),
    ...[640, 700, 900, 960].map(
      (x) => rect(x - 9, 520, 18, 80, inks.raised) + flame([x, 520], 36, inks.goldLit, inks.raised),
    ),
    ...[590, 616, 668, 730, 870, 932, 984, 1012].map((x, index) =>
      circle([x, 592 - (index % 3) * 8], 17, index % 2 ? inks.rose : inks.raised),
    ),
  ].join("");
}

const handkerchiefs: [number, number, number, number][] = [
  [190, 640, 1, -0.2],
  [420, 600, 1.15, 0.25],
  [1180, 596, 1.15, -0.25],
  [1400, 650, 1, 0.2],
];

/** An arm raised out of the crowd, a white handkerchief waving from the hand. */
function handkerchief(x: number, y: number, size: number, lean: number): string {
  const at = (dx: number, dy: number): Point => [x + (dx + dy * lean) * size, y + dy * size];
  const [foot, wrist] = [at(0, 240), at(0, 0)];
  const folds: Cut[] = [
    [at(8, -18), at(112, -62), 5 * size, 9],
    [at(12, -8), at(118, -14), 5 * size, -8],
    [at(12, 0), at(74, 10), 4 * size, -7],
  ];
  return [
    ribbon(
      [
        [...foot, 40 * size],
        [...wrist, 26 * size],
      ],
      mix(inks.ink, inks.wood, 0.4),
    ),
    circle(at(0, -10), 17 * size, mix(inks.woodLit, inks.beech, 0.4)),
    rounded(
      [
        at(-4, -26),
        at(26, -60),
        at(64, -58),
        at(92, -84),
        at(128, -76),
        at(122, -40),
        at(134, -2),
        at(104, 26),
        at(78, 12),
        at(58, 36),
        at(30, 24),
        at(8, 4),
      ],
      inks.raised,
    ),
    gouges(folds, mix(inks.raised, inks.mantlePale, 0.6)),
  ].join("");
}

const wear: FigureInks[] = [
  { coat: inks.ink, lit: inks.goldLit, dark: inks.night, accent: inks.wood },
  {
    coat: mix(inks.mantle, inks.night, 0.45),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.hairline,
  },
  {
    coat: mix(inks.beech, inks.wood, 0.4),
    lit: inks.beechLit,
    dark: mix(inks.night, inks.wood, 0.4),
    accent: inks.goldLit,
  },
  {
    coat: mix(inks.spring, inks.night, 0.5),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.paper,
  },
];
