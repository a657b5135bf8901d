import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, type Point } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

/** After the rain a rainbow of three bands over the valley, swallows, the river and the wet meadow in the sun. */
export default function draw(): string {
  const random = seeded(41);
  const sky = mix(inks.mantlePale, inks.mantle, 0.28);
  const meadow = mix(inks.springLit, inks.goldLit, 0.42);
  return canvas(
    sky,
    rounded(
      line("-80,-80 900,-80 760,160 480,300 240,420 -80,520"),
      mix(inks.mantlePale, inks.paper, 0.55),
    ),
    grain(
      random,
      [900, 20, 1560, 520],
      { count: 70, length: 90, width: 4, slope: 1.9 },
      mix(sky, inks.mantle, 0.45),
    ),
    grain(random, [-100, 40, 700, 360], { count: 24, length: 320, width: 10 }, inks.raised),
    ...rainbow(sky),
    ridge(
      random,
      line("-40,580 160,430 330,540 560,400 760,540 980,450 1180,540 1400,390 1650,520"),
      900,
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.5),
        shade: mix(inks.mantle, inks.night, 0.2),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,660 300,650 700,670 1100,650 1660,630"), 900, 26, {
      plane: mix(inks.spring, inks.ink, 0.25),
      lit: inks.springLit,
    }),
    rounded(line("-80,740 260,710 640,740 1040,720 1400,700 1700,720 1700,1100 -80,1100"), meadow),
    rounded(
      line("900,1100 1060,900 1300,800 1700,770 1700,1100"),
      mix(inks.spring, inks.springLit, 0.3),
    ),
    rounded(
      line("-80,820 200,800 460,880 620,1100 -80,1100"),
      mix(inks.springLit, inks.goldLit, 0.2),
    ),
    stream(
      random,
      [
        [840, 724, 12],
        [760, 752, 30],
        [860, 800, 54],
        [740, 870, 100],
        [790, 1020, 190],
      ],
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.25),
        lit: inks.raised,
      },
    ),
    grain(
      random,
      [-60, 770, 640, 985],
      { count: 60, length: 56, width: 5, slope: -1.2 },
      mix(meadow, inks.spring, 0.55),
    ),
    grain(
      random,
      [960, 790, 1560, 985],
      { count: 60, length: 56, width: 5, slope: -1.2 },
      mix(meadow, inks.spring, 0.75),
    ),
    ...swallows.map(([at, size, turn]) => swallow(at, size, turn)),
    ...flowers.map(
      ([x, y], index) =>
        circle([x, y], 9, [inks.raised, inks.rose, inks.red][index % 3] ?? inks.raised) +
        gouges([[[x, y + 8], [x + 3, y + 46], 3]], inks.spring),
    ),
  );
}

/** Three bands of one bow, each lighter along its inner edge, the sky brighter within. */
function rainbow(sky: string): string[] {
  const bow = (radius: number, width: number, ink: string) =>
    ribbon(
      Array.from({ length: 25 }, (_, index) => {
        const angle = Math.PI + (index / 24) * Math.PI;
        return [
          830 + Math.cos(angle) * radius,
          760 + Math.sin(angle) * radius * 0.96,
          width,
        ] as const;
      }),
      ink,
    );
  return [
    bow(640, 54, mix(inks.red, inks.beechLit, 0.4)),
    bow(588, 54, inks.goldLit),
    bow(536, 54, mix(inks.spring, inks.springLit, 0.6)),
    bow(663, 5, inks.raised),
    bow(612, 3, inks.raised),
    bow(560, 3, inks.raised),
    bow(500, 22, mix(sky, inks.paper, 0.3)),
  ];
}

const swallows: [Point, number, number][] = [
  [[620, 330], 1.2, -0.3],
  [[800, 230], 0.9, 0.2],
  [[960, 350], 1, -0.5],
  [[1280, 260], 0.8, 0.1],
  [[250, 240], 0.9, 0.3],
];

/** A swallow: two long wings, a forked tail. */
function swallow([x, y]: Point, size: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const p = (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  const wings: Cut[] = [
    [p(4, 0), p(-66, -44), 9 * size, 18 * size],
    [p(4, 0), p(46, -62), 9 * size, -18 * size],
    [p(-4, 8), p(-62, 40), 4 * size, -6 * size],
    [p(-4, 10), p(-36, 58), 4 * size, -6 * size],
  ];
  return (
    gouges(wings, inks.ink) +
    rounded([p(34, -8), p(20, 8), p(-10, 14), p(-12, 2), p(14, -10)], inks.ink) +
    gouges([[p(24, 4), p(-4, 11), 3 * size]], inks.paper)
  );
}

const flowers: Point[] = line(
  "90,900 170,940 240,890 330,950 420,920 520,970 1100,930 1190,960 1280,900 1380,950 1480,890 1550,950",
);
