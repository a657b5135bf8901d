import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { cross, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, group, type Point, polygon, rect } from "../../tools/svg.ts";

/** Stations of stone along a path that winds up a hill among cypresses, three crosses at the top, a red evening. */
export default function draw(): string {
  const random = seeded(151);
  const sky = mix(inks.red, inks.night, 0.4);
  const glow = mix(inks.beechLit, inks.goldLit, 0.35);
  const hill = mix(inks.wood, inks.night, 0.3);
  const way = mix(inks.beechLit, inks.wood, 0.25);
  return canvas(
    sky,
    polygon(line("-10,230 1610,200 1610,760 -10,760"), mix(sky, glow, 0.3)),
    polygon(line("-10,360 1610,330 1610,760 -10,760"), mix(sky, glow, 0.65)),
    polygon(line("-10,470 1610,450 1610,760 -10,760"), glow),
    grain(
      random,
      [-100, 40, 1500, 520],
      { count: 56, length: 360, width: 10 },
      mix(sky, glow, 0.55),
    ),
    ridge(random, line("-40,620 200,540 420,600 700,560 1000,590 1300,520 1650,590"), 900, {
      plane: mix(inks.beech, inks.red, 0.25),
      shade: mix(inks.wood, inks.night, 0.2),
      lit: glow,
    }),
    rounded(
      line("-80,900 200,800 520,640 800,440 960,360 1120,420 1340,600 1700,740 1700,1100 -80,1100"),
      hill,
    ),
    rounded(
      line("980,366 1120,420 1340,600 1700,740 1700,1100 1240,1100 1300,880 1160,700 1120,520"),
      mix(hill, inks.night, 0.6),
    ),
    ...crosses.map(([at, size]) => calvary(at, size, glow)),
    ribbon(
      band(
        "962,378,14 900,430,20 1010,490,30 900,560,42 700,620,50 800,720,76 1000,790,96 860,890,130 560,1030,220",
      ),
      way,
    ),
    gouges(
      [
        [[880, 570], [720, 616], 6, 8],
        [[740, 650], [800, 706], 6, -8],
        [[930, 790], [860, 860], 8, -8],
        [[720, 930], [600, 1000], 9, 6],
      ],
      mix(way, inks.wood, 0.45),
    ),
    grain(
      random,
      [100, 760, 700, 980],
      { count: 50, length: 70, width: 6, slope: -0.7 },
      mix(hill, inks.beech, 0.5),
    ),
    grain(
      random,
      [1020, 560, 1250, 960],
      { count: 24, length: 60, width: 6, slope: 0.8 },
      mix(hill, inks.beech, 0.3),
    ),
    ...things(random),
  );
}

const crosses: [Point, number][] = [
  [[846, 470], 88],
  [[1082, 460], 88],
  [[962, 400], 150],
];

/** A bare cross on the hilltop, its left edge in the last light. */
function calvary([x, foot]: Point, size: number, glow: string): string {
  return (
    cross([x, foot - size * 1.24], size, mix(inks.night, inks.wood, 0.2)) +
    gouges(
      [[[x - size * 0.13, foot - size * 2.2], [x - size * 0.13, foot - size * 0.1], size * 0.04]],
      glow,
    )
  );
}

/** Cypresses, stations and walkers along the path, the farthest first. */
function things(random: () => number): string[] {
  return [
    cypress(random, [790, 540], 150),
    cypress(random, [1130, 560], 190),
    station([846, 548], 62),
    station([1052, 520], 50),
    cypress(random, [560, 690], 260),
    station([650, 632], 92),
    cypress(random, [1240, 790], 380),
    station([1110, 760], 140),
    walker([800, 700], 92, "woman", 1),
    walker([832, 712], 96, "man", 0),
    walker([760, 730], 104, "woman", 2),
    cypress(random, [330, 860], 430),
    walker([952, 850], 190, "man", 3),
    walker([880, 880], 200, "woman", 0),
    station([560, 900], 210),
    cypress(random, [1470, 1010], 720),
    cypress(random, [110, 1010], 640),
  ];
}

/** A cypress: a dark flame, its left side cut out in the light. */
function cypress(random: () => number, [x, foot]: Point, height: number): string {
  const width = height * 0.11;
  const cuts: Cut[] = Array.from({ length: 9 }, (_, index): Cut => {
    const share = 0.12 + index * 0.085;
    const reach = width * (1 - Math.abs(share - 0.35)) * 0.8;
    return [
      [x - reach * (0.4 + random() * 0.5), foot - height * share],
      [x - reach * (0.1 + random() * 0.3), foot - height * (share + 0.12)],
      height * 0.009,
    ];
  });
  return [
    rect(x - width * 0.14, foot - height * 0.12, width * 0.28, height * 0.12, inks.wood),
    rounded(
      [
        [x, foot - height],
        [x + width * 0.6, foot - height * 0.7],
        [x + width, foot - height * 0.32],
        [x + width * 0.5, foot - height * 0.06],
        [x - width * 0.5, foot - height * 0.06],
        [x - width, foot - height * 0.32],
        [x - width * 0.6, foot - height * 0.7],
      ],
      mix(inks.night, inks.spring, 0.25),
    ),
    gouges(cuts, mix(inks.spring, inks.beechLit, 0.35)),
  ].join("");
}

/** A station: a pillar of stone with a small roof, a niche and a cross. */
function station([x, foot]: Point, height: number): string {
  const stone = mix(inks.paper, inks.beechLit, 0.45);
  return group(
    `translate(${x} ${foot}) scale(${height / 100})`,
    polygon(line("12,0 20,-4 70,16 40,18"), mix(inks.night, inks.wood, 0.4)),
    rect(-18, -8, 36, 10, mix(stone, inks.wood, 0.3)),
    rect(-13, -72, 26, 66, stone),
    rect(3, -72, 10, 66, mix(stone, inks.wood, 0.55)),
    rect(-8, -62, 16, 24, mix(inks.wood, inks.night, 0.4)),
    polygon(line("-19,-70 0,-86 19,-70"), inks.beech),
    polygon(line("0,-86 19,-70 4,-70"), inks.wood),
    cross([0, -95], 7, inks.night),
    gouges([[[-11, -34], [-11, -10], 2]], inks.raised),
  );
}

const wear: [FigureInks, ...FigureInks[]] = [
  { coat: inks.mantle, lit: inks.beechLit, dark: inks.night, accent: inks.paper },
  { coat: inks.ink, lit: inks.beechLit, dark: inks.night, accent: inks.goldLit },
  { coat: inks.spring, lit: inks.goldLit, dark: inks.night, accent: inks.paper },
  {
    coat: mix(inks.ink, inks.mantle, 0.3),
    lit: inks.goldLit,
    dark: inks.night,
    accent: inks.woodLit,
  },
];

const walker = (at: Point, height: number, kind: "man" | "woman", which: number): string =>
  pilgrim({ at, height, kind, inks: wear[which] ?? wear[0], staff: kind === "man" });
