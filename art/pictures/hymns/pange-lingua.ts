import type { FigureInks } from "../../tools/figure-inks.ts";
import type { Head } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust, cross, flame, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

const dusk = mix(inks.violet, inks.mantle, 0.5);
const meadow = mix(inks.spring, inks.night, 0.45);
const glow = mix(inks.goldLit, inks.raised, 0.4);

/** At dusk four men carry a white canopy up the valley, a priest in a cope under it; petals on the way, candles at its sides. */
export default function draw(): string {
  const random = seeded(441);
  const west = mix(inks.beechLit, inks.rose, 0.35);
  const bark = mix(inks.wood, inks.night, 0.5);
  return canvas(
    dusk,
    polygon(line("-10,190 1610,190 1610,640 -10,640"), mix(dusk, west, 0.35)),
    polygon(line("-10,300 1610,300 1610,640 -10,640"), mix(dusk, west, 0.7)),
    polygon(line("-10,390 1610,390 1610,640 -10,640"), mix(west, inks.goldLit, 0.3)),
    grain(
      random,
      [-100, 60, 1500, 440],
      { count: 40, length: 320, width: 8 },
      mix(dusk, west, 0.55),
    ),
    ridge(
      random,
      line("-40,480 180,330 360,440 590,290 830,440 1060,320 1290,440 1460,350 1660,450"),
      800,
      {
        plane: mix(inks.mantle, inks.rose, 0.32),
        shade: mix(inks.mantle, inks.night, 0.3),
        lit: west,
      },
    ),
    wood(random, line("-60,570 300,540 620,580 980,575 1300,540 1660,570"), 800, 30, {
      plane: mix(inks.spring, inks.night, 0.5),
      lit: mix(inks.spring, inks.springLit, 0.35),
    }),
    polygon(line("-10,660 600,630 1000,630 1610,660 1610,1010 -10,1010"), meadow),
    grain(
      random,
      [-40, 680, 1560, 985],
      { count: 90, length: 46, width: 4, slope: -1.2 },
      mix(meadow, inks.springLit, 0.25),
    ),
    ribbon(
      band("800,600,30 790,650,90 800,720,190 810,820,380 800,1030,760"),
      mix(inks.woodLit, dusk, 0.35),
    ),
    ribbon(
      band("800,700,60 800,780,160 806,860,260 800,1030,420"),
      mix(inks.woodLit, inks.goldLit, 0.4),
    ),
    ...petals(random),
    trunk(random, [120, 800], 900, 60, { plane: bark, lit: inks.beechLit }),
    trunk(random, [1480, 800], 900, 66, { plane: bark, lit: mix(inks.beech, inks.beechLit, 0.4) }),
    ...line("80,60 250,120 1380,60 1540,130").map((at) =>
      leaves(random, at, [240, 130], 60, 54, mix(inks.spring, inks.night, 0.35)),
    ),
    ...line("60,130 1500,60").map((at) =>
      leaves(random, at, [180, 90], 30, 48, mix(inks.spring, inks.springLit, 0.3)),
    ),
    ...procession(random),
    ...beside.map(([x, y, size, kind, at]) => kneeling([x, y], size, kind, palette[at] ?? bearer)),
  );
}

/** Petals strewn on the way, smaller as they are farther. */
function petals(random: () => number): string[] {
  return Array.from({ length: 90 }, () => {
    const share = random() ** 0.7;
    const y = 690 + share * 310;
    const x = 800 + (random() - 0.5) * (130 + share * 560);
    const size = 3 + share * 9;
    const ink =
      [inks.red, inks.rose, inks.raised, inks.goldLit][Math.floor(random() * 4)] ?? inks.rose;
    return ellipse([x, y], size, size * 0.5, ink);
  });
}

const bearer: FigureInks = {
  coat: mix(inks.ink, inks.mantle, 0.3),
  lit: mix(inks.mantle, inks.mantlePale, 0.35),
  dark: inks.night,
  accent: inks.raised,
};

const palette: readonly FigureInks[] = [
  {
    coat: mix(inks.red, inks.night, 0.45),
    lit: inks.beechLit,
    dark: inks.night,
    accent: mix(inks.paper, inks.mantlePale, 0.3),
  },
  {
    coat: mix(inks.spring, inks.night, 0.55),
    lit: inks.springLit,
    dark: mix(inks.wood, inks.night, 0.5),
    accent: mix(inks.woodLit, inks.paper, 0.2),
  },
  {
    coat: mix(inks.mantle, inks.night, 0.5),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: mix(inks.gold, inks.goldLit, 0.4),
  },
  {
    coat: mix(inks.wood, inks.night, 0.35),
    lit: inks.woodLit,
    dark: inks.night,
    accent: mix(inks.beech, inks.red, 0.3),
  },
];

/** Canopy, priest and bearers, the far ones first. */
function procession(random: () => number): string[] {
  const pole = (x: number, foot: number, top: number, width: number): string =>
    ribbon(
      [
        [x, foot, width],
        [x, top, width * 0.8],
      ],
      inks.gold,
    ) + gouges([[[x - width * 0.2, foot], [x - width * 0.2, top], width * 0.3]], inks.goldLit);
  const man = (x: number, y: number, height: number, mirrored: boolean): string =>
    pilgrim({ at: [x, y], height, kind: "man", inks: bearer, mirrored, hands: [] });
  const hand = (x: number, y: number, size: number): string => circle([x, y], size, inks.woodLit);
  const arm = (from: Point, to: Point, width: number): string =>
    ribbon(
      [
        [...from, width],
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 12, width * 0.9],
        [...to, width * 0.7],
      ],
      bearer.coat,
    );
  return [
    pole(660, 640, 320, 10) + pole(950, 640, 320, 10),
    man(632, 800, 330, false) + man(978, 800, 330, true),
    arm([650, 566], [662, 620], 22) + hand(662, 616, 9),
    arm([962, 566], [950, 620], 22) + hand(950, 616, 9),
    rays(random, [805, 482], { from: 56, to: 170, count: 40, width: 5 }, glow),
    circle([805, 482], 50, glow),
    group("translate(805 868) scale(4.1)", priest()),
    canopy(),
    pole(556, 690, 380, 14) + pole(1054, 690, 380, 14),
    man(520, 900, 390, false) + man(1090, 900, 390, true),
    arm([542, 626], [556, 680], 27) + hand(556, 676, 11),
    arm([1068, 626], [1054, 680], 27) + hand(1054, 676, 11),
  ];
}

/** The canopy: its roof seen a little from below, the valance with a scalloped hem and fringe. */
function canopy(): string {
  const cloth = inks.raised;
  const shade = mix(inks.mantlePale, inks.paper, 0.3);
  const scallops = (from: number, to: number, count: number, y: number, ink: string): string =>
    Array.from({ length: count }, (_, index) => {
      const width = (to - from) / count;
      return ellipse([from + width * (index + 0.5), y], width * 0.5, 22, ink);
    }).join("");
  const count = 10;
  return [
    polygon(line("640,290 966,290 1080,352 530,352"), mix(cloth, inks.goldLit, 0.35)),
    polygon(line("850,290 966,290 1080,352 900,352"), mix(shade, inks.goldLit, 0.2)),
    scallops(528, 1082, count, 428, inks.gold),
    polygon(line("528,350 1082,350 1082,424 528,424"), cloth),
    scallops(530, 1080, count, 420, cloth),
    polygon(line("860,350 1082,350 1082,424 860,424"), shade),
    scallops(861, 1080, 4, 420, shade),
    polygon(line("524,344 1086,344 1086,362 524,362"), inks.goldLit),
    polygon(line("860,344 1086,344 1086,362 860,362"), inks.gold),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
      cross([556 + index * 55.4, 396], 15, index < 6 ? inks.goldLit : inks.gold),
    ),
    ...line("556,344 1054,344 660,290 950,290").map(
      (at) =>
        circle([at[0], at[1] - 12], 15, inks.gold) +
        circle([at[0] - 3, at[1] - 15], 11, inks.goldLit),
    ),
    gouges(
      [
        [[650, 300], [552, 342], 5],
        [[690, 304], [660, 342], 4],
      ],
      inks.raised,
    ),
  ].join("");
}

/** The priest from behind in a white cope with an orphrey of gold: drawn 100 tall, the feet at the origin. */
function priest(): string {
  const cope = inks.raised;
  const shade = mix(inks.mantlePale, inks.paper, 0.25);
  const folds: Cut[] = [
    [[-6, -70], [-14, -2], 1.2, -2],
    [[-1, -66], [-4, -2], 1],
    [[-10, -60], [-20, -6], 1, -2],
  ];
  return [
    rounded(line("-8,-78 0,-81 8,-78 17,-64 21,-40 26,-2 10,2 -10,2 -26,-2 -21,-40 -17,-64"), cope),
    rounded(line("6,-78 10,-76 17,-64 21,-40 26,-2 12,2 8,-30 10,-58"), shade),
    gouges(folds, mix(shade, inks.mantlePale, 0.4)),
    gouges([[[14, -56], [18, -4], 1.2, 1]], mix(inks.mantlePale, inks.mantle, 0.3)),
    // The hood that hangs on the back, and the hem.
    rounded(line("-10,-76 0,-78 10,-76 11,-62 5,-51 0,-47 -5,-51 -11,-62"), inks.goldLit),
    rounded(line("3,-77 10,-76 11,-62 5,-51 1,-48 6,-62"), inks.gold),
    cross([0, -64], 5.4, inks.raised),
    ribbon(band("-26,-4,2.4 -10,0,2.6 10,0,2.6 26,-4,2.4"), inks.goldLit),
    ellipse([0, -88.5], 6.4, 7.8, mix(inks.wood, inks.night, 0.2)),
    gouges([[[-5, -86], [-1, -96], 1, 1.5]], inks.beechLit),
  ].join("");
}

/** People at the sides of the way: x, y, breadth of the shoulders, kind and inks. */
const beside: [number, number, number, Head, number][] = [
  [300, 850, 110, "scarf", 0],
  [1330, 850, 112, "short", 1],
  [190, 900, 140, "short", 2],
  [1450, 900, 140, "kerchief", 3],
  [50, 860, 120, "bun", 1],
  [1570, 860, 120, "short", 2],
];

/** Someone on their knees, a candle in the hand that is towards the way. */
function kneeling([x, y]: Point, size: number, kind: Head, figure: FigureInks): string {
  const side = x < 800 ? 1 : -1;
  const hand: Point = [x + side * size * 0.62, y + size * 0.42];
  return [
    circle([hand[0], hand[1] - size * 0.5], size * 0.42, mix(meadow, inks.goldLit, 0.28)),
    bust([x, y], size, figure, kind),
    ribbon(
      [
        [x + side * size * 0.36, y + size * 0.3, size * 0.24],
        [x + side * size * 0.5, y + size * 0.5, size * 0.2],
        [hand[0], hand[1] + 4, size * 0.15],
      ],
      figure.coat,
    ),
    ribbon(
      [
        [hand[0], hand[1], size * 0.09],
        [hand[0], hand[1] - size * 0.36, size * 0.08],
      ],
      inks.raised,
    ),
    circle(hand, size * 0.09, inks.woodLit),
    flame([hand[0], hand[1] - size * 0.36], size * 0.26, inks.goldLit, inks.raised),
  ].join("");
}
