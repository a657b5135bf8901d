import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, type Point, polygon } from "../../tools/svg.ts";

/** Where the clouds open. */
const GAP: Point = [525, -20];

/** A shaft of light comes out of the clouds and falls on a field of wheat that the wind bends. */
export default function draw(): string {
  const random = seeded(431);
  const sky = mix(inks.mantle, inks.mantlePale, 0.42);
  const far = mix(inks.mantlePale, inks.paper, 0.4);
  return canvas(
    sky,
    polygon(line("-10,330 1610,330 1610,640 -10,640"), mix(sky, far, 0.55)),
    polygon(line("-10,440 1610,440 1610,640 -10,640"), far),
    grain(
      random,
      [-100, 300, 1500, 470],
      { count: 26, length: 300, width: 8 },
      mix(sky, inks.raised, 0.6),
    ),
    ...light(),
    ridge(random, line("-40,560 180,470 360,540 600,430 850,540 1090,450 1330,540 1660,470"), 800, {
      plane: mix(inks.mantle, inks.mantlePale, 0.5),
      shade: mix(inks.mantle, inks.mantlePale, 0.2),
      lit: inks.raised,
    }),
    wood(random, line("-60,600 300,585 800,600 1200,588 1660,600"), 760, 20, {
      plane: mix(inks.spring, inks.mantle, 0.45),
      lit: inks.springLit,
    }),
    field(random),
    ...clouds(),
    poplars(random),
    ...ears(random),
    ...poppies.map(([x, y, size]) => poppy(x, y, size)),
  );
}

/** The field: bands of corn that the wind lays over, one behind the other. */
function field(random: () => number): string {
  const gold = mix(inks.goldLit, inks.beechLit, 0.15);
  const shade = mix(inks.gold, inks.goldLit, 0.25);
  return [
    polygon(
      line("-10,660 500,640 1100,650 1610,634 1610,1010 -10,1010"),
      mix(gold, inks.springLit, 0.25),
    ),
    rounded(line("-80,720 300,676 760,706 1200,672 1700,700 1700,1100 -80,1100"), gold),
    rounded(
      line("430,702 760,674 1100,672 1420,684 1500,716 1200,748 860,764 560,748"),
      mix(inks.goldLit, inks.raised, 0.4),
    ),
    rounded(
      line("-80,810 260,770 620,806 1060,762 1420,792 1700,764 1700,1100 -80,1100"),
      mix(gold, shade, 0.45),
    ),
    grain(random, [-60, 680, 1560, 770], { count: 120, length: 36, width: 4, slope: -0.75 }, shade),
    grain(
      random,
      [-60, 790, 1560, 900],
      { count: 110, length: 56, width: 5, slope: -0.7 },
      mix(shade, inks.beech, 0.25),
    ),
    grain(
      random,
      [-60, 690, 1560, 900],
      { count: 90, length: 46, width: 4, slope: -0.72 },
      mix(inks.goldLit, inks.raised, 0.55),
    ),
  ].join("");
}

/** The light that comes through the gap: three planes, the brightest in the middle. */
function light(): string[] {
  const shaft = (left: number, from: number, to: number, share: number) =>
    polygon(
      [
        [GAP[0] - left, GAP[1]],
        [GAP[0] + left, GAP[1]],
        [to, 700],
        [from, 700],
      ],
      mix(inks.mantlePale, mix(inks.goldLit, inks.raised, 0.75), share),
    );
  return [shaft(95, 500, 1330, 0.3), shaft(80, 640, 1130, 0.62), shaft(60, 770, 970, 1)];
}

/** Clouds, dark below and edged with light where the sun is behind them. */
function clouds(): string[] {
  const body = mix(inks.ink, inks.mantlePale, 0.36);
  const dark = mix(inks.ink, inks.mantlePale, 0.18);
  const rim = mix(inks.goldLit, inks.raised, 0.6);
  const left = line(
    "-90,-60 300,-60 400,-20 440,50 436,120 404,170 330,176 280,226 190,240 120,214 40,250 -90,220",
  );
  const right = line(
    "640,-60 1700,-60 1700,230 1560,262 1450,226 1350,270 1220,276 1140,232 1030,262 920,246 850,196 740,214 640,186 600,120 570,60 590,0",
  );
  const moved = (points: Point[], dx: number, dy: number) =>
    points.map(([x, y]): Point => [x + dx, y + dy]);
  return [
    rounded(moved(left, 12, 10), rim),
    rounded(moved(right, -12, 10), rim),
    rounded(left, body),
    rounded(right, body),
    rounded(line("-90,-60 250,-60 330,30 320,96 230,120 150,176 60,150 -90,180"), dark),
    rounded(
      line(
        "700,-60 1700,-60 1700,160 1560,196 1440,150 1330,190 1200,180 1120,130 990,150 880,110 760,90 690,20",
      ),
      dark,
    ),
    gouges(
      [
        [[300, 150], [396, 110], 6, -16],
        [[120, 196], [220, 186], 6, 12],
        [[600, 120], [680, 156], 6, 12],
        [[900, 200], [1010, 214], 6, 12],
        [[1180, 220], [1300, 222], 6, 12],
        [[1420, 190], [1520, 216], 6, 10],
      ],
      mix(body, rim, 0.55),
    ),
  ];
}

/** Two poplars on the right, bent by the same wind. */
function poplars(random: () => number): string {
  const tree = (x: number, foot: number, height: number): string => {
    const lean = height * 0.24;
    const at = (share: number): Point => [x + lean * share ** 1.7, foot - height * share];
    const cuts: Cut[] = Array.from({ length: 26 }, (): Cut => {
      const share = 0.2 + random() * 0.72;
      const [cx, cy] = at(share);
      const wide = height * 0.085 * (1.1 - share);
      const sx = cx + (random() - 0.75) * wide * 1.7;
      return [[sx, cy + height * 0.03], [sx + height * 0.045, cy - height * 0.04], 5];
    });
    return [
      ribbon(
        [
          [x, foot + 12, 22],
          [...at(0.25), 14],
        ].map(([a = 0, b = 0, c = 0]) => [a, b, c] as const),
        inks.wood,
      ),
      rounded(
        [
          at(1.02),
          [at(0.8)[0] + height * 0.07, at(0.8)[1]],
          [at(0.5)[0] + height * 0.1, at(0.5)[1]],
          [at(0.22)[0] + height * 0.07, at(0.22)[1]],
          [at(0.1)[0] + 6, at(0.1)[1]],
          [at(0.22)[0] - height * 0.07, at(0.22)[1]],
          [at(0.5)[0] - height * 0.09, at(0.5)[1]],
          [at(0.8)[0] - height * 0.05, at(0.8)[1]],
        ],
        mix(inks.spring, inks.ink, 0.2),
      ),
      gouges(cuts, inks.springLit),
    ].join("");
  };
  return tree(1330, 700, 350) + tree(1440, 716, 420);
}

/** Ears of wheat close by, all laid over to the right. */
function ears(random: () => number): string[] {
  return Array.from({ length: 34 }, (_, index) => {
    const x = -60 + index * 50 + (random() - 0.5) * 26;
    const tall = 190 + random() * 90;
    const lean = 0.5 + random() * 0.16;
    const tip: Point = [x + tall * lean, 1010 - tall];
    const bend: Point = [x + tall * lean * 0.34, 1010 - tall * 0.62];
    const ink = index % 3 ? inks.goldLit : mix(inks.goldLit, inks.raised, 0.4);
    const grains: Cut[] = Array.from({ length: 7 }, (_, row): Cut[] => {
      const gx = tip[0] + row * 11;
      const gy = tip[1] - 6 + row * row * 0.9 - row * 5;
      return [
        [[gx, gy], [gx + 17, gy - 17], 6, 3],
        [[gx, gy + 2], [gx + 21, gy + 7], 6, -3],
      ];
    }).flat();
    const beards: Cut[] = [0, 2, 4, 6].map((row): Cut => {
      const gx = tip[0] + row * 11 + 14;
      const gy = tip[1] - 10 + row * row * 0.9 - row * 5;
      return [[gx, gy], [gx + 54, gy - 12 + row * 5], 1.6];
    });
    return (
      ribbon(
        [
          [x, 1014, 7],
          [...bend, 5],
          [...tip, 4],
          [tip[0] + 76, tip[1] - 2, 4],
        ],
        mix(inks.gold, inks.wood, 0.1),
      ) +
      gouges(beards, inks.gold) +
      gouges(grains, ink)
    );
  });
}

const poppies: [number, number, number][] = [
  [120, 936, 0.85],
  [250, 896, 0.62],
  [700, 948, 0.9],
  [1120, 902, 0.66],
  [1220, 944, 0.86],
  [1540, 916, 0.7],
];

/** A poppy on its stalk, blown to the right. */
function poppy(x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  return [
    ribbon(
      [
        [x - s(40), y + s(110), s(6)],
        [x - s(24), y + s(40), s(5)],
        [x, y, s(4)],
      ],
      mix(inks.spring, inks.ink, 0.2),
    ),
    rounded(
      [
        [x - s(36), y - s(6)],
        [x - s(26), y - s(40)],
        [x + s(14), y - s(46)],
        [x + s(44), y - s(24)],
        [x + s(40), y + s(8)],
        [x, y + s(16)],
      ],
      inks.red,
    ),
    rounded(
      [
        [x + s(6), y - s(40)],
        [x + s(44), y - s(24)],
        [x + s(40), y + s(8)],
        [x + s(6), y + s(14)],
      ],
      mix(inks.red, inks.night, 0.28),
    ),
    gouges(
      [[[x - s(28), y - s(4)], [x - s(16), y - s(38)], s(5), s(4)]],
      mix(inks.red, inks.beechLit, 0.6),
    ),
    rounded(
      [
        [x - s(4), y - s(10)],
        [x + s(8), y - s(16)],
        [x + s(16), y - s(4)],
        [x + s(4), y + s(4)],
      ],
      inks.night,
    ),
  ].join("");
}
