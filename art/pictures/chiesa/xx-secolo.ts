import { inks, mix } from "../../tools/inks.ts";
import { type FigureInks, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, type Point, path, polygon, rect } from "../../tools/svg.ts";

const stone = mix(inks.paper, inks.goldLit, 0.22);
const stoneShade = mix(inks.woodLit, inks.beech, 0.12);
const dark = mix(inks.wood, inks.night, 0.25);
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
    ...front(),
    polygon(line("1010,850 1090,838 1420,900 1240,930 1010,880"), mix(ground, inks.wood, 0.5)),
    grain(
      random,
      [40, 880, 1560, 985],
      { count: 46, length: 110, width: 5 },
      mix(ground, inks.beech, 0.35),
    ),
    ...rubble(random),
  );
}

/** The front of hewn stone with its five windows and its pediment, and the portico of three arches before it. */
function front(): string[] {
  const windows = [372, 492, 620, 748, 868].map((x) => rect(x, 520, 52, 100, dark));
  const arch = (left: number) =>
    path(`M${left} 880V800a85 85 0 0 1 170 0V880Z`, dark) +
    path(
      `M${left + 170} 880V800a85 85 0 0 0 -85 -85a85 85 0 0 1 60 85V880Z`,
      mix(stone, stoneShade, 0.45),
    ) +
    gouges(voussoirs([left + 85, 800]), mix(stone, stoneShade, 0.8));
  return [
    polygon(line("310,860 310,410 646,234 982,410 982,860"), stone),
    polygon(line("836,860 836,330 982,410 982,860"), stoneShade),
    polygon(line("276,440 646,248 1016,440 1016,408 646,214 276,408"), stoneShade),
    polygon(line("276,408 646,214 646,248 276,440"), inks.raised),
    polygon(line("290,452 1002,452 1002,476 290,476"), mix(stone, stoneShade, 0.6)),
    ...windows,
    gouges(
      [372, 492, 620, 748, 868].map((x): Cut => [[x - 8, 630], [x + 60, 630], 8]),
      mix(stone, stoneShade, 0.8),
    ),
    gouges(courses(), mix(stone, stoneShade, 0.7)),
    rect(266, 660, 760, 220, stone),
    rect(836, 660, 190, 220, stoneShade),
    polygon(line("250,636 1042,636 1042,664 250,664"), inks.raised),
    polygon(line("836,636 1042,636 1042,664 836,664"), mix(stone, stoneShade, 0.6)),
    arch(310),
    arch(561),
    arch(812),
    gouges(
      [500, 752].flatMap((x): Cut[] => [
        [[x, 780], [x + 40, 780], 3],
        [[x, 830], [x + 40, 830], 3],
        [[x + 20, 784], [x + 20, 826], 3],
      ]),
      mix(stone, stoneShade, 0.7),
    ),
    polygon(line("240,880 1052,880 1070,906 222,906"), inks.raised),
    polygon(line("222,906 1070,906 1070,920 222,920"), stoneShade),
  ];
}

/** The joints of an arch's stones, towards its middle. */
function voussoirs([x, y]: Point): Cut[] {
  return Array.from({ length: 7 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 7);
    return [
      [x + Math.cos(angle) * 88, y + Math.sin(angle) * 88],
      [x + Math.cos(angle) * 118, y + Math.sin(angle) * 118],
      3,
    ];
  });
}

/** The joints between the stones of the wall. */
function courses(): Cut[] {
  return [500, 545, 590, 635].flatMap((y, row): Cut[] => [
    [[318, y], [364, y], 3],
    [[430, y], [486, y + 1], 3],
    [[550, y], [612, y], 3],
    [[680, y], [740, y + 1], 3],
    [[330 + (row % 2) * 18, y], [330 + (row % 2) * 18, y + 40], 3],
    [[450 + (row % 2) * 18, y], [450 + (row % 2) * 18, y + 40], 3],
    [[576 + (row % 2) * 18, y], [576 + (row % 2) * 18, y + 40], 3],
    [[700 + (row % 2) * 18, y], [700 + (row % 2) * 18, y + 40], 3],
  ]);
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
  const lattice = Array.from({ length: 15 }, (_, index): Cut[] => {
    const y = 130 + index * 46;
    return [
      [[1236, y], [1270, y + 44], 4],
      [[1270, y], [1236, y + 44], 4],
    ];
  }).flat();
  const boom = Array.from({ length: 15 }, (_, index): Cut[] => {
    const x = 770 + index * 46;
    return [
      [[x, 118], [x + 23, 92], 4],
      [[x + 23, 92], [x + 46, 118], 4],
    ];
  }).flat();
  return [
    rect(1232, 110, 6, 720, inks.beech) + rect(1268, 110, 6, 720, inks.beech),
    gouges([...lattice, ...boom], inks.beech),
    rect(740, 114, 830, 6, inks.beech),
    rect(790, 88, 660, 5, inks.beech),
    polygon(line("1240,92 1253,20 1266,92"), inks.beech),
    gouges(
      [
        [[1253, 24], [800, 92], 4],
        [[1253, 24], [1540, 114], 4],
      ],
      inks.beech,
    ),
    polygon(line("1490,120 1560,120 1556,168 1494,168"), mix(inks.beech, inks.wood, 0.5)),
    gouges([[[840, 118], [840, 196], 4]], pole),
    polygon(line("800,196 880,196 880,220 800,220"), concreteShade),
    polygon(line("800,196 880,196 880,204 800,204"), concrete),
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

function workers(): string[] {
  return [
    pilgrim({ at: [1180, 480], height: 120, kind: "man", inks: crew }),
    pilgrim({ at: [1390, 478], height: 120, kind: "man", inks: mate, mirrored: true }),
    pilgrim({ at: [1100, 760], height: 122, kind: "man", inks: mate }),
    pilgrim({ at: [1500, 628], height: 120, kind: "man", inks: crew, mirrored: true }),
  ];
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
