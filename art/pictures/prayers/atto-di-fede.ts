import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, polygon } from "../../tools/svg.ts";

/** A tree as wide as the picture, full of birds, grown from the smallest seed; under it somebody small looks up. */
export default function draw(): string {
  const random = seeded(161);
  const sky = mix(inks.goldLit, inks.paper, 0.45);
  const meadow = mix(inks.springLit, inks.goldLit, 0.4);
  return canvas(
    sky,
    circle([230, 330], 110, inks.raised),
    grain(random, [-100, 60, 1500, 600], { count: 34, length: 380, width: 10 }, inks.raised),
    ridge(random, line("-40,700 200,640 420,690 700,640 1000,690 1300,620 1650,680"), 900, {
      plane: mix(inks.mantlePale, inks.paper, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.2),
      lit: inks.raised,
    }),
    rounded(line("-80,820 300,770 800,740 1300,780 1700,830 1700,1100 -80,1100"), meadow),
    ellipse([960, 880], 600, 60, mix(inks.spring, meadow, 0.35)),
    grain(
      random,
      [-60, 800, 1560, 985],
      { count: 90, length: 56, width: 5, slope: -1.2 },
      mix(meadow, inks.spring, 0.5),
    ),
    ...boughs(),
    ...crown(random),
    ...perched.map(([at, size, side]) => bird(at, size, side)),
    gouges(flying, inks.ink),
    pilgrim({
      at: [520, 900],
      height: 170,
      kind: "man",
      inks: { coat: inks.red, lit: inks.beechLit, dark: inks.night, accent: inks.woodLit },
    }),
    polygon(line("530,898 560,896 690,926 640,932"), mix(inks.spring, meadow, 0.2)),
  );
}

/** Trunk, roots and great branches. */
function boughs(): string[] {
  const bark = mix(inks.wood, inks.beech, 0.25);
  return [
    rounded(line("560,906 720,860 770,780 830,780 890,860 1060,910 900,894 800,908 700,892"), bark),
    ribbon(
      [
        [800, 890, 130],
        [786, 740, 92],
        [810, 600, 84],
        [800, 420, 60],
        [830, 240, 22],
      ],
      bark,
    ),
    ribbon(
      [
        [800, 640, 56],
        [660, 540, 44],
        [480, 490, 30],
        [330, 420, 12],
      ],
      bark,
    ),
    ribbon(
      [
        [806, 610, 56],
        [960, 520, 44],
        [1140, 490, 30],
        [1290, 410, 12],
      ],
      bark,
    ),
    ribbon(
      [
        [800, 500, 40],
        [680, 380, 28],
        [590, 270, 12],
      ],
      bark,
    ),
    ribbon(
      [
        [806, 470, 40],
        [930, 360, 28],
        [1040, 260, 12],
      ],
      bark,
    ),
    gouges(
      [
        [[752, 870], [764, 640], 10, -6],
        [[786, 840], [790, 560], 6, 6],
        [[790, 600], [520, 494], 6, 18],
        [[640, 880], [744, 820], 6, 8],
      ],
      inks.beechLit,
    ),
    gouges(
      [
        [[840, 860], [826, 620], 9, 8],
        [[830, 580], [840, 400], 6],
      ],
      mix(inks.wood, inks.night, 0.5),
    ),
  ];
}

/** The leaves, in clouds: dark behind, then green, then those in the light. */
function crown(random: () => number): string[] {
  const dark = mix(inks.spring, inks.night, 0.35);
  return [
    ...clouds.map(([x, y, rx, ry]) =>
      leaves(random, [x, y], [rx, ry], Math.round((rx * ry) / 330), 62, dark),
    ),
    ...clouds.map(([x, y, rx, ry]) =>
      leaves(
        random,
        [x - 20, y - 16],
        [rx * 0.86, ry * 0.8],
        Math.round((rx * ry) / 560),
        54,
        inks.spring,
      ),
    ),
    ...clouds.map(([x, y, rx, ry]) =>
      leaves(
        random,
        [x - rx * 0.25, y - ry * 0.3],
        [rx * 0.6, ry * 0.52],
        Math.round((rx * ry) / 1100),
        46,
        inks.springLit,
      ),
    ),
  ];
}

const clouds: [number, number, number, number][] = [
  [340, 380, 200, 120],
  [590, 240, 220, 140],
  [830, 160, 250, 130],
  [1060, 250, 230, 140],
  [1280, 380, 210, 120],
  [800, 370, 250, 110],
];

const perched: [Point, number, 1 | -1][] = [
  [[452, 478], 1.1, 1],
  [[1180, 470], 1.1, -1],
  [[610, 506], 0.9, -1],
  [[990, 494], 0.95, 1],
  [[690, 250], 0.9, 1],
  [[1120, 330], 0.9, -1],
  [[330, 330], 0.9, 1],
];

/** A small bird on a branch, looking to one side. */
function bird([x, y]: Point, size: number, side: 1 | -1): string {
  const p = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size];
  return [
    rounded([p(-20, 4), p(-8, -18), p(14, -24), p(28, -12), p(20, 10), p(0, 16)], inks.raised),
    polygon([p(-14, 2), p(-50, 14), p(-46, 24), p(-6, 14)], mix(inks.mantlePale, inks.mantle, 0.3)),
    rounded([p(-22, 6), p(-4, -10), p(10, -4), p(-2, 12)], mix(inks.mantlePale, inks.mantle, 0.3)),
    circle(p(22, -22), 12 * size, inks.raised),
    polygon([p(32, -26), p(46, -20), p(32, -16)], inks.goldLit),
    circle(p(25, -24), 2.4 * size, inks.night),
  ].join("");
}

/** Birds that come from far. */
const flying: Cut[] = [
  [[160, 150], [196, 166], 5, 12],
  [[196, 166], [236, 146], 5, 12],
  [[60, 240], [86, 252], 4, 9],
  [[86, 252], [114, 238], 4, 9],
  [[1430, 150], [1466, 166], 5, 12],
  [[1466, 166], [1506, 146], 5, 12],
  [[1520, 250], [1544, 262], 4, 9],
  [[1544, 262], [1572, 248], 4, 9],
];
