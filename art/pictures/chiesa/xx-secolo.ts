import type { FigureInks } from "../../tools/figure-inks.ts";
import { FRONT, front } from "../../tools/front.ts";
import { SKIN } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, path, polygon, rect } from "../../tools/svg.ts";

const { stone, shade: stoneShade } = FRONT;
const concrete = mix(inks.mantlePale, inks.hairline, 0.55);
const concreteShade = mix(concrete, inks.mantle, 0.42);
const pole = mix(inks.ink, inks.mantle, 0.35);

/** The building site: the old front with its portico stands alone, the new church rises behind it among scaffolds. */
export default function draw(): string {
  const random = seeded(1978);
  const sky = mix(inks.beechLit, inks.paper, 0.62);
  const ground = mix(inks.woodLit, inks.goldLit, 0.4);
  return canvas(
    sky,
    grain(random, [-60, 30, 1300, 330], { count: 30, length: 340, width: 10 }, inks.raised),
    ridge(
      random,
      line("-40,500 150,350 320,460 520,300 760,460 1000,400 1260,300 1450,420 1650,360"),
      800,
      {
        plane: mix(inks.mantlePale, inks.paper, 0.2),
        shade: mix(inks.mantlePale, inks.mantle, 0.3),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,620 200,570 500,640 1000,620 1660,560"), 900, 30, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("0,830 1600,800 1600,1000 0,1000"), ground),
    ...crane(),
    ...frame(),
    ...scaffold(),
    ...workers(),
    ...front({ ...FRONT, door: FRONT.dark }),
    polygon(
      line("790,920 870,874 970,850 1090,838 1420,900 1240,938 900,938"),
      mix(ground, inks.wood, 0.5),
    ),
    grain(
      random,
      [40, 880, 1560, 985],
      { count: 46, length: 110, width: 5 },
      mix(ground, inks.beech, 0.35),
    ),
    ...rubble(random),
  );
}

/** Pillars and beams of the new nave, as far as they have come. */
function frame(): string[] {
  const pillars = [1060, 1220, 1380, 1540].map(
    (x, index) =>
      rect(x, 360 + index * 26, 44, 480 - index * 26, concrete) +
      rect(x + 26, 360 + index * 26, 18, 480 - index * 26, concreteShade),
  );
  const rods = [1060, 1220, 1380, 1540].flatMap((x, index): Cut[] =>
    [6, 16, 28, 38].map(
      (offset): Cut => [[x + offset, 366 + index * 26], [x + offset + 2, 310 + index * 26], 3],
    ),
  );
  return [
    polygon(line("720,330 1060,410 1600,490 1600,530 1060,450 720,372"), concreteShade),
    polygon(line("960,590 1600,620 1600,660 960,634"), concrete),
    polygon(line("960,620 1600,648 1600,660 960,634"), concreteShade),
    ...pillars,
    gouges(rods, inks.beech),
    polygon(line("1060,410 1600,490 1600,520 1060,442"), concrete),
  ];
}

/** Poles, planks and braces around the frame. */
function scaffold(): string[] {
  const uprights = [1010, 1140, 1300, 1460, 1590];
  const levels = [330, 480, 630, 760];
  return [
    ...uprights.map((x) => rect(x, 280, 9, 560, pole)),
    ...levels.map((y) =>
      polygon(
        line(`990,${y} 1600,${y - 4} 1600,${y + 8} 990,${y + 12}`),
        mix(inks.woodLit, inks.goldLit, 0.4),
      ),
    ),
    ...levels.map((y) => rect(990, y - 46, 610, 5, pole)),
    gouges(
      uprights.slice(0, -1).flatMap((x, index): Cut[] => {
        const next = uprights[index + 1] ?? x;
        const low = levels[(index % 2) + 1] ?? 480;
        return [[[x, low + 140], [next, low], 5]];
      }),
      pole,
    ),
  ];
}

function crane(): string[] {
  const lattice = Array.from({ length: 14 }, (_, index): Cut[] => {
    const y = 205 + index * 46;
    return [
      [[1236, y], [1270, y + 44], 4],
      [[1270, y], [1236, y + 44], 4],
    ];
  }).flat();
  const boom = Array.from({ length: 15 }, (_, index): Cut[] => {
    const x = 770 + index * 46;
    return [
      [[x, 193], [x + 23, 167], 4],
      [[x + 23, 167], [x + 46, 193], 4],
    ];
  }).flat();
  return [
    rect(1232, 185, 6, 645, inks.beech) + rect(1268, 185, 6, 645, inks.beech),
    gouges([...lattice, ...boom], inks.beech),
    rect(740, 189, 830, 6, inks.beech),
    rect(790, 163, 660, 5, inks.beech),
    polygon(line("1240,167 1253,122 1266,167"), inks.beech),
    gouges(
      [
        [[1253, 126], [800, 165], 4],
        [[1253, 126], [1540, 189], 4],
      ],
      inks.beech,
    ),
    polygon(line("1490,195 1560,195 1556,243 1494,243"), mix(inks.beech, inks.wood, 0.5)),
    gouges([[[900, 193], [900, 250], 4]], pole),
    polygon(line("860,250 940,250 940,274 860,274"), concreteShade),
    polygon(line("860,250 940,250 940,258 860,258"), concrete),
  ];
}

const crew: FigureInks = {
  coat: inks.mantle,
  lit: inks.mantlePale,
  dark: inks.night,
  accent: inks.goldLit,
};
const mate: FigureInks = {
  coat: inks.beech,
  lit: inks.beechLit,
  dark: inks.wood,
  accent: inks.paper,
};

/** Those who build: two carry a plank, one lifts a hammer to the beam, one holds on to a pole. */
function workers(): string[] {
  const plank = mix(inks.goldLit, inks.woodLit, 0.4);
  return [
    worker([1172, 480], crew, []) +
      arm([1186, 376], [1216, 342], [1206, 300], crew) +
      ribbon(band("1208,306,8 1200,262,7"), inks.wood) +
      polygon(line("1180,252 1222,246 1224,264 1182,270"), inks.ink),
    worker([1392, 478], mate, [-1]) + arm([1408, 376], [1434, 372], [1458, 352], mate),
    worker([1096, 760], mate, [-1]),
    worker([1246, 760], crew, [-1]),
    polygon(line("1040,656 1330,648 1330,668 1040,676"), plank),
    gouges([[[1042, 658], [1328, 650], 4]], inks.raised),
    arm([1110, 668], [1126, 690], [1122, 664], mate),
    arm([1260, 668], [1276, 686], [1272, 660], crew),
    worker([1510, 628], crew, [1]) + arm([1494, 526], [1474, 536], [1462, 508], crew),
  ];
}

/** One of them, a cap on the head. */
function worker([x, y]: Point, wear: FigureInks, hands: readonly (-1 | 1)[]): string {
  return (
    pilgrim({ at: [x, y], height: 136, kind: "man", inks: wear, hands }) +
    path(`M${x - 11} ${y - 124}a11 11 0 0 1 22 0z`, wear.accent) +
    rect(x - 14, y - 125, 28, 4, wear.accent)
  );
}

/** An arm from the shoulder over the elbow to a hand that works. */
function arm(shoulder: Point, elbow: Point, hand: Point, { coat }: FigureInks): string {
  return (
    ribbon(
      [
        [...shoulder, 13],
        [...elbow, 11],
        [...hand, 9],
      ],
      coat,
    ) + circle(hand, 5, SKIN)
  );
}

/** What is left of the old walls, and planks for the new. */
function rubble(random: () => number): string[] {
  const inksOf = {
    plane: stoneShade,
    lit: stone,
    shade: mix(stoneShade, inks.wood, 0.55),
    cuts: inks.raised,
  };
  const stones: readonly (readonly [Point, number, number])[] = [
    [[1180, 920], 130, 80],
    [[1320, 900], 170, 110],
    [[1450, 920], 150, 90],
    [[1250, 968], 150, 84],
    [[1400, 980], 190, 100],
    [[1550, 970], 160, 110],
    [[1120, 970], 90, 50],
  ];
  return stones.map(([at, width, height]) => boulder(random, at, [width, height], inksOf));
}
