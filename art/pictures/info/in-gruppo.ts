import type { FigureInks } from "../../tools/figure-inks.ts";
import type { Head } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, circle, group, path, polygon, rect, ring } from "../../tools/svg.ts";

const COACH = mix(inks.ink, inks.wood, 0.3);
const LIT = mix(inks.woodLit, inks.goldLit, 0.35);
const ROAD = mix(inks.paper, inks.woodLit, 0.3);

/** From the last seats of the coach: the heads of those who ride, and through the windscreen the road that goes up. */
export default function draw(): string {
  const random = seeded(341);
  return canvas(
    mix(inks.goldLit, inks.raised, 0.6),
    ...valley(random),
    inside(),
    ...driver(),
    aisle(),
    ...ROWS.flatMap(({ y, size, seats }) =>
      seats.map(([x, who, wear]) => seat(x, y, size, who, WEAR[wear] ?? WEAR[0])),
    ),
    banner(),
  );
}

/** What the windows show: mountains in the morning, woods, the narrow road in its curves. */
function valley(random: () => number): string[] {
  const meadow = mix(inks.spring, inks.goldLit, 0.55);
  return [
    circle([560, 250], 62, inks.raised),
    grain(random, [200, 150, 1400, 300], { count: 14, length: 240, width: 7 }, inks.raised),
    ridge(
      random,
      line("-40,420 160,340 400,400 640,250 800,370 1010,230 1220,390 1420,300 1650,410"),
      640,
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.16),
        shade: mix(inks.mantlePale, inks.mantle, 0.5),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,470 240,440 560,480 800,450 1100,430 1400,470 1660,440"), 700, 34, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(line("-20,560 400,540 800,520 1200,534 1620,560"), line("1620,760 -20,760"), meadow),
    ribbon(
      band(
        "800,720,560 790,640,330 850,590,170 960,556,92 990,532,54 930,510,34 850,494,24 850,476,16 920,462,11",
      ),
      ROAD,
    ),
    ribbon(band("612,680,6 700,600,5 800,560,4 900,534,3"), mix(ROAD, inks.wood, 0.4)),
    wood(random, line("-60,520 160,500 330,560 420,640"), 760, 46, {
      plane: mix(inks.spring, inks.ink, 0.4),
      lit: inks.springLit,
    }),
    wood(random, line("1150,640 1260,560 1420,500 1660,520"), 760, 46, {
      plane: mix(inks.spring, inks.ink, 0.4),
      lit: inks.springLit,
    }),
  ];
}

/** The coach around the windows: two panes in front, one at each side. */
function inside(): string {
  const panes = [
    "M786 650V150H300Q240 150 234 210L206 650Z",
    "M1394 650L1366 210Q1360 150 1300 150H814V650Z",
    "M130 690V196L-20 120V760Z",
    "M1620 760V120L1470 196V690Z",
  ];
  return [
    path(`M-10 -10H1610V1010H-10Z${panes.join("")}`, COACH),
    polygon(line("-10,-10 1610,-10 1360,96 240,96"), mix(COACH, LIT, 0.2)),
    gouges(
      [
        [[60, 20], [260, 92], 6],
        [[1540, 20], [1340, 92], 6],
        [[640, -10], [690, 94], 4],
        [[960, -10], [910, 94], 4],
      ],
      mix(COACH, inks.night, 0.5),
    ),
    gouges(
      [
        [[814, 646], [814, 154], 9],
        [[1470, 690], [1470, 196], 12],
        [[240, 152], [1360, 152], 5],
        [[1368, 214], [1396, 646], 9],
        [[-10, 122], [132, 196], 6],
      ],
      LIT,
    ),
    polygon(line("150,650 1450,650 1500,760 100,760"), mix(COACH, inks.night, 0.45)),
    gouges([[[150, 654], [1450, 654], 9]], mix(LIT, COACH, 0.2)),
  ].join("");
}

function driver(): string[] {
  const wear: FigureInks = {
    coat: mix(inks.mantle, inks.ink, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.ink,
  };
  return [
    ring([470, 690], 124, 84, 15, mix(inks.night, inks.ink, 0.4)),
    bust([456, 690], 150, wear, "short"),
    seatBack(456, 738, 180, 300),
  ];
}

/** The floor between the seats. */
function aisle(): string {
  return (
    polygon(line("690,760 910,760 1010,1010 590,1010"), mix(COACH, inks.beech, 0.5)) +
    polygon(line("690,760 740,760 700,1010 590,1010"), mix(COACH, inks.night, 0.4)) +
    gouges(
      [
        [[800, 766], [800, 1010], 5],
        [[870, 766], [920, 1010], 5],
      ],
      mix(COACH, inks.beechLit, 0.55),
    )
  );
}

/** The rows from the farthest to the nearest: where the collars are, how broad the shoulders, and who sits there. */
const ROWS: readonly {
  y: number;
  size: number;
  seats: readonly (readonly [x: number, who: Head, wear: number])[];
}[] = [
  {
    y: 680,
    size: 118,
    seats: [
      [1040, "bun", 1],
      [1190, "short", 2],
    ],
  },
  {
    y: 764,
    size: 172,
    seats: [
      [300, "kerchief", 0],
      [520, "hat", 3],
      [1120, "scarf", 4],
      [1340, "short", 0],
    ],
  },
  {
    y: 880,
    size: 250,
    seats: [
      [70, "short", 2],
      [390, "bun", 4],
      [1250, "kerchief", 1],
      [1556, "hat", 3],
    ],
  },
];

const WEAR: readonly [FigureInks, ...FigureInks[]] = [
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.paper },
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.goldLit },
  {
    coat: mix(inks.spring, inks.ink, 0.3),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.paper,
    hair: mix(inks.hairline, inks.ink, 0.3),
  },
  { coat: inks.ink, lit: inks.woodLit, dark: inks.night, accent: inks.woodLit },
  { coat: inks.gold, lit: inks.goldLit, dark: inks.wood, accent: inks.mantlePale },
];

/** Somebody in a seat: head and collar over its back. */
function seat(x: number, y: number, size: number, who: Head, wear: FigureInks): string {
  return bust([x, y], size, wear, who) + seatBack(x, y + size * 0.24, size * 1.16, 1010 - y);
}

/** The back of a seat with its white cloth. */
function seatBack(x: number, top: number, width: number, height: number): string {
  const left = x - width / 2;
  const cloth = mix(inks.spring, inks.ink, 0.5);
  const right = left + width;
  const round = width * 0.16;
  return [
    path(
      `M${left} ${top + height}V${top + round}Q${left} ${top} ${left + round} ${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${top + height}Z`,
      cloth,
    ),
    polygon(
      [
        [right - width * 0.14, top + round * 0.4],
        [right, top + round],
        [right, top + height],
        [right - width * 0.1, top + height],
      ],
      mix(cloth, inks.night, 0.5),
    ),
    rect(left + width * 0.2, top - 2, width * 0.6, width * 0.2, inks.hairline),
    rect(left + width * 0.62, top - 2, width * 0.18, width * 0.2, LIT),
    gouges(
      [
        [[left + width * 0.05, top + height], [left + width * 0.06, top + round], width * 0.035],
        [
          [left + width * 0.34, top + height],
          [left + width * 0.34, top + width * 0.36],
          width * 0.02,
        ],
        [
          [left + width * 0.64, top + height],
          [left + width * 0.64, top + width * 0.36],
          width * 0.02,
        ],
      ] satisfies Cut[],
      mix(cloth, inks.springLit, 0.5),
    ),
  ].join("");
}

/** The company's banner, furled on its staff and leant in the aisle. */
function banner(): string {
  return group(
    "rotate(5 860 1000)",
    ribbon(band("860,1040,18 860,300,13"), inks.wood),
    gouges([[[855, 1000], [856, 330], 5]], inks.woodLit),
    rounded(
      line("846,352 874,352 896,470 900,640 886,780 866,826 842,780 826,640 832,470"),
      inks.mantle,
    ),
    rounded(
      line("866,354 874,352 896,470 900,640 886,780 868,822 876,640 878,470"),
      mix(inks.mantle, inks.night, 0.5),
    ),
    gouges(
      [
        [[848, 370], [842, 770], 7, 10],
        [[860, 372], [862, 790], 5],
      ],
      inks.mantlePale,
    ),
    ribbon(band("830,520,13 862,530,14 898,520,13"), inks.goldLit),
    ribbon(band("832,690,13 862,700,14 896,690,13"), inks.goldLit),
    gouges(
      [
        [[842, 782], [850, 846], 8],
        [[856, 806], [862, 862], 8],
        [[872, 800], [872, 852], 8],
      ],
      inks.goldLit,
    ),
    circle([860, 296], 15, inks.goldLit),
  );
}
