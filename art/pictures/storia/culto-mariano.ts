import { inks, mix } from "../../tools/inks.ts";
import { crowd, type FigureInks } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

const people: readonly FigureInks[] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.raised },
  {
    coat: mix(inks.spring, inks.night, 0.4),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.goldLit,
  },
  {
    coat: inks.ink,
    lit: mix(inks.ink, inks.mantlePale, 0.4),
    dark: inks.night,
    accent: inks.beech,
  },
];

const sun: Point = [800, 226];

/** The white statue goes up through the beech wood on the bearers' shoulders, seen from behind, among its people. */
export default function draw(): string {
  const random = seeded(1843);
  const sky = mix(inks.goldLit, inks.paper, 0.5);
  const shade = mix(inks.spring, inks.night, 0.5);
  return canvas(
    sky,
    rays(random, sun, { from: 128, to: 900, count: 58, width: 9 }, inks.raised),
    circle(sun, 108, inks.goldLit),
    ridge(random, line("-40,520 240,400 460,500 720,330 940,480 1180,380 1400,500 1650,420"), 800, {
      plane: mix(inks.mantlePale, inks.paper, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-60,560 260,600 620,640 1000,610 1340,570 1660,540"), 900, 28, {
      plane: mix(inks.spring, inks.springLit, 0.35),
      lit: mix(inks.springLit, inks.paper, 0.3),
    }),
    trunk(random, [300, 820], 860, 70, { plane: shade, lit: inks.springLit }),
    trunk(random, [1330, 820], 860, 80, { plane: shade, lit: inks.springLit }),
    leaves(random, [220, 40], [460, 170], 150, 66, shade),
    leaves(random, [1420, 30], [460, 180], 160, 66, shade),
    leaves(random, [160, 20], [420, 120], 70, 60, mix(inks.spring, inks.springLit, 0.4)),
    leaves(random, [1400, 10], [400, 110], 60, 60, mix(inks.spring, inks.springLit, 0.4)),
    polygon(line("0,740 500,690 1100,690 1600,740 1600,1000 0,1000"), shade),
    polygon(line("740,740 860,740 960,1000 640,1000"), mix(inks.woodLit, inks.paper, 0.4)),
    crowd(random, { from: 420, to: 1220, y: 680, size: 50, rows: 2 }, people),
    ...litter(),
    statue([800, 640]),
    crowd(random, { from: 40, to: 620, y: 800, size: 100, rows: 2 }, people),
    crowd(random, { from: 990, to: 1580, y: 800, size: 100, rows: 2 }, people),
    ...bearers(),
    trunk(random, [30, 1010], 1100, 150, { plane: inks.night, lit: inks.spring }),
  );
}

/** The statue from behind: a white veil that falls to the feet, the sun behind the head. */
function statue([x, y]: Point): string {
  return group(
    `translate(${x} ${y}) scale(4.6)`,
    polygon(line("-17,-2 17,-2 20,4 -20,4"), inks.gold),
    rounded(
      line(
        "0,-101 6,-99 8.5,-92 7.5,-85 13,-78 17,-66 17,-46 19,-22 20,-2 0,0 -20,-2 -19,-22 -17,-46 -17,-66 -13,-78 -7.5,-85 -8.5,-92 -6,-99",
      ),
      inks.raised,
    ),
    rounded(
      line(
        "3,-100.5 6,-99 8.5,-92 7.5,-85 13,-78 17,-66 17,-46 19,-22 20,-2 7,-0.5 10,-30 8,-58 5,-78 2,-88",
      ),
      mix(inks.mantlePale, inks.raised, 0.35),
    ),
    gouges(folds, mix(inks.mantlePale, inks.mantle, 0.15)),
    gouges([[[-7, -83], [7, -83], 1, -2.4]], inks.mantlePale),
  );
}

const folds: Cut[] = [
  [[-3, -78], [-11, -6], 1.5, 2],
  [[1, -78], [-2, -6], 1.8],
  [[6, -74], [9, -6], 1.6, -1],
  [[-9, -70], [-15, -12], 1.2, 2],
];

/** The wooden litter, with flowers round the feet of the statue. */
function litter(): string[] {
  const flowers = Array.from(
    { length: 13 },
    (_, index): Point => [664 + index * 23, 652 + (index % 3) * 9],
  );
  return [
    polygon(line("640,650 960,650 1000,706 600,706"), inks.wood),
    polygon(line("600,706 1000,706 1000,724 600,724"), inks.gold),
    ...flowers.map((at, index) => ellipse(at, 19, 15, index % 2 ? inks.red : inks.beechLit)),
    gouges(
      flowers.map(([x, y]): Cut => [[x - 10, y + 4], [x + 2, y - 10], 4, 5]),
      inks.paper,
    ),
  ];
}

/** Four bearers with the poles on their shoulders, the nearest to the viewer. */
function bearers(): string[] {
  const pole = (from: string) =>
    ribbon(band(from), inks.wood) +
    ribbon(
      band(from).map(([x, y, width]) => [x - width * 0.2, y - width * 0.2, width * 0.25] as const),
      inks.woodLit,
    );
  return [
    pole("640,700,18 600,860,34"),
    pole("960,700,18 1000,860,34"),
    bearer([655, 860], 1),
    bearer([945, 860], -1),
  ];
}

/** A bearer in his shirt, the outer arm raised to the pole. */
function bearer([x, y]: Point, side: 1 | -1): string {
  const shade = mix(inks.mantlePale, inks.hairline, 0.5);
  return group(
    `translate(${x} ${y})`,
    ribbon(
      [
        [side * -44, -4, 30],
        [side * -64, -50, 26],
        [side * -50, -90, 22],
      ],
      side === 1 ? inks.paper : shade,
    ),
    rounded(line("-92,16 -66,-26 0,-40 66,-26 92,16 100,210 -100,210"), inks.paper),
    rounded(line("30,-36 66,-26 92,16 100,210 44,210 56,60"), shade),
    gouges(
      [
        [[-52, 0], [-72, 130], 5, -6],
        [[-8, 20], [-12, 140], 4],
        [[-40, -26], [40, -26], 5, -10],
      ],
      shade,
    ),
    ellipse([0, -70], 33, 42, inks.wood),
    gouges([[[-26, -62], [-10, -106], 5, 8]], inks.woodLit),
  );
}
