import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, path, polygon, rect } from "../../tools/svg.ts";

/** Roses climb over the stone arch of a cloister garden; beyond it a path, a fountain and the hills. */
export default function draw(): string {
  const random = seeded(391);
  const sky = mix(inks.goldLit, inks.paper, 0.55);
  const grass = mix(inks.springLit, inks.goldLit, 0.35);
  return canvas(
    sky,
    circle([600, 280], 70, inks.raised),
    grain(random, [340, 150, 1200, 400], { count: 20, length: 240, width: 8 }, inks.raised),
    ridge(random, line("300,520 480,430 640,510 840,400 1000,480 1300,420"), 800, {
      plane: mix(inks.mantlePale, inks.paper, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    rect(300, 600, 1000, 410, grass),
    hedge(),
    ribbon(
      band("800,640,60 790,720,110 810,820,190 800,1040,420"),
      mix(inks.woodLit, inks.paper, 0.45),
    ),
    grain(
      random,
      [360, 660, 680, 980],
      { count: 30, length: 50, width: 5, slope: -1.2 },
      inks.spring,
    ),
    grain(
      random,
      [920, 660, 1200, 980],
      { count: 30, length: 50, width: 5, slope: -1.2 },
      inks.spring,
    ),
    fountain(),
    arch(random),
    ...climbers(random),
    ...roses.map(([at, size, which]) => rose(at, size, which)),
  );
}

/** A clipped hedge on both sides of the path. */
function hedge(): string {
  const plane = mix(inks.spring, inks.ink, 0.15);
  return [
    polygon(line("300,600 700,600 700,650 560,690 300,760"), plane),
    polygon(line("900,600 1300,600 1300,760 1040,690 900,650"), mix(plane, inks.night, 0.3)),
    gouges(
      [
        [[310, 604], [698, 604], 6],
        [[902, 604], [1298, 604], 6],
      ],
      inks.springLit,
    ),
  ].join("");
}

/** A fountain of two bowls where the path ends. */
function fountain(): string {
  const shade = mix(inks.mantlePale, inks.mantle, 0.25);
  return [
    polygon(line("730,640 870,640 890,690 710,690"), inks.raised),
    polygon(line("810,640 870,640 890,690 800,690"), shade),
    rect(790, 540, 20, 104, inks.raised) + rect(802, 540, 8, 104, shade),
    path("M740 560H860C856 588 830 600 800 600C770 600 744 588 740 560Z", inks.raised),
    path("M810 560H860C856 588 830 600 804 600Z", shade),
    gouges(
      [
        [[800, 540], [760, 560], 4, -22],
        [[800, 540], [840, 560], 4, 22],
        [[748, 570], [732, 640], 3, 6],
        [[852, 570], [868, 640], 3, -6],
      ],
      mix(inks.springLit, inks.paper, 0.4),
    ),
  ].join("");
}

/** The wall near us with its arch: the light comes over the left shoulder, the thickness on the right is lit. */
function arch(random: () => number): string {
  const stone = mix(inks.woodLit, inks.paper, 0.3);
  const dark = mix(stone, inks.wood, 0.4);
  const stones: Cut[] = Array.from({ length: 9 }, (_, index): Cut => {
    const angle = Math.PI + ((index + 0.5) / 9) * Math.PI;
    return [
      [800 + Math.cos(angle) * 424, 520 + Math.sin(angle) * 424],
      [800 + Math.cos(angle) * 500, 520 + Math.sin(angle) * 500],
      5,
    ];
  });
  return [
    path("M0 0H1600V1010H0ZM1220 1010V520A420 420 0 0 0 380 520V1010Z", stone),
    path("M380 1010V520A420 420 0 0 1 800 100V130A386 386 0 0 0 414 520V1010Z", dark),
    path(
      "M1220 1010V520A420 420 0 0 0 800 100V124A396 396 0 0 1 1196 520V1010Z",
      mix(stone, inks.paper, 0.5),
    ),
    gouges(stones, dark),
    gouges(
      [620, 760, 900].flatMap((y): Cut[] => [
        [[20, y], [366, y + 4], 5],
        [[1230, y + 4], [1580, y], 5],
      ]),
      mix(stone, inks.wood, 0.22),
    ),
    grain(
      random,
      [-40, 30, 300, 980],
      { count: 24, length: 70, width: 4 },
      mix(stone, inks.wood, 0.2),
    ),
    grain(
      random,
      [1260, 30, 1540, 980],
      { count: 24, length: 70, width: 4 },
      mix(stone, inks.wood, 0.2),
    ),
  ].join("");
}

/** Stems from both feet of the arch, and their leaves. */
function climbers(random: () => number): string[] {
  const stem = mix(inks.wood, inks.spring, 0.35);
  const dark = mix(inks.spring, inks.ink, 0.3);
  const along: Point[] = line(
    "300,900 330,740 300,600 320,470 370,350 450,240 560,150 690,90 830,70 980,100 1110,170 1210,270 1280,400 1300,540 1290,680 1310,820",
  );
  return [
    ribbon(
      band(
        "250,1010,26 300,860,22 330,700,20 310,540,18 350,380,16 460,230,14 620,120,12 800,78,8",
      ),
      stem,
    ),
    ribbon(
      band("1350,1010,24 1300,860,20 1310,680,18 1280,460,16 1200,270,12 1060,140,10 900,84,6"),
      stem,
    ),
    ...along.map((at) => leaves(random, at, [96, 84], 20, 66, dark)),
    ...along.map(([x, y]) => leaves(random, [x - 14, y - 14], [80, 70], 9, 56, inks.spring)),
    ...along.map(([x, y]) => leaves(random, [x - 22, y - 26], [60, 46], 4, 46, inks.springLit)),
  ];
}

const roses: [Point, number, 0 | 1 | 2][] = [
  [[300, 830], 1.15, 0],
  [[360, 660], 0.9, 1],
  [[280, 560], 1.05, 2],
  [[340, 400], 1.2, 0],
  [[470, 250], 1, 1],
  [[590, 130], 1.2, 2],
  [[740, 84], 0.95, 0],
  [[900, 74], 1.15, 1],
  [[1060, 150], 1, 0],
  [[1200, 250], 1.2, 2],
  [[1270, 410], 1, 0],
  [[1310, 580], 1.2, 1],
  [[1280, 760], 1, 0],
  [[430, 330], 0.7, 2],
  [[1130, 120], 0.7, 2],
  [[230, 930], 0.9, 1],
  [[1350, 900], 1.1, 2],
];

/** A garden rose, its petals laid around each other: pink, white or red. */
function rose([x, y]: Point, size: number, which: 0 | 1 | 2): string {
  const [light, plane, dark] = (
    [
      [mix(inks.rose, inks.paper, 0.5), inks.rose, mix(inks.rose, inks.red, 0.5)],
      [inks.raised, mix(inks.paper, inks.rose, 0.2), mix(inks.rose, inks.woodLit, 0.4)],
      [mix(inks.red, inks.rose, 0.5), inks.red, mix(inks.red, inks.night, 0.45)],
    ] as const
  )[which];
  const petal = (turn: number, reach: number, ink: string) =>
    group(
      `rotate(${turn})`,
      rounded(
        [
          [0, 4],
          [-reach * 0.7, -reach * 0.3],
          [-reach * 0.5, -reach],
          [0, -reach * 1.12],
          [reach * 0.5, -reach],
          [reach * 0.7, -reach * 0.3],
        ],
        ink,
      ),
    );
  return group(
    `translate(${x} ${y}) scale(${size})`,
    ...[20, 92, 164, 236, 308].map((turn, index) =>
      petal(turn, 46, index > 0 && index < 3 ? dark : plane),
    ),
    ...[56, 128, 200, 272, 344].map((turn, index) =>
      petal(turn, 34, index > 2 ? light : mix(plane, dark, 0.4)),
    ),
    ...[10, 130, 250].map((turn, index) => petal(turn, 22, index === 2 ? light : plane)),
    circle([0, 0], 9, dark),
    gouges(
      [
        [[-8, 4], [8, -6], 3, 8],
        [[-18, 10], [-4, -20], 3, 8],
        [[20, -4], [4, 20], 3, 8],
      ],
      dark,
    ),
  );
}
