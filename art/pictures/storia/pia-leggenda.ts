import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, group, type Point, polygon } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const rock = mix(inks.ink, inks.mantle, 0.35);
const rockLit = mix(inks.mantlePale, inks.mantle, 0.35);
const meadow = mix(inks.spring, inks.night, 0.3);
const light = mix(inks.goldLit, inks.raised, 0.3);

/** The shepherdess from behind, her flock, and the rock that opens in light and water before her. */
export default function draw(): string {
  const random = seeded(719);
  const sky = mix(inks.beechLit, inks.paper, 0.55);
  return canvas(
    sky,
    grain(random, [-60, 40, 900, 260], { count: 20, length: 340, width: 10 }, inks.paper),
    ridge(random, line("-40,420 170,270 330,360 520,210 720,360 900,300 1100,400 1300,330"), 700, {
      plane: mix(inks.mantlePale, inks.paper, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    wood(random, line("-60,470 200,440 460,500 760,470 1000,520"), 800, 30, {
      plane: mix(inks.spring, inks.mantle, 0.35),
      lit: mix(inks.springLit, inks.spring, 0.4),
    }),
    under(
      line("-20,640 260,600 560,620 820,660 1620,640"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      meadow,
    ),
    cliff(random),
    cleft(random),
    under(
      line("880,720 1060,690 1300,740 1620,750"),
      [
        [1620, 1010],
        [700, 1010],
      ],
      meadow,
    ),
    stream(
      random,
      band("1044,596,20 1042,650,56 1024,712,100 920,776,170 800,846,250 730,930,360 690,1080,520"),
      {
        plane: mix(inks.spring, inks.springLit, 0.25),
        lit: inks.raised,
      },
    ),
    gouges(sparks, light),
    ...stones(random),
    grain(
      random,
      [950, 770, 1600, 800],
      { count: 34, length: 60, width: 6, slope: -1.3 },
      mix(meadow, inks.springLit, 0.2),
    ),
    grain(
      random,
      [1000, 930, 1600, 990],
      { count: 60, length: 70, width: 7, slope: -1.3 },
      mix(meadow, inks.springLit, 0.2),
    ),
    grain(
      random,
      [40, 660, 520, 960],
      { count: 60, length: 60, width: 4, slope: -1.2 },
      mix(meadow, inks.springLit, 0.3),
    ),
    sheep([640, 752], 0.86),
    sheep([780, 716], 0.66),
    sheep([226, 792], 1.05),
    shepherdess([440, 930]),
    grain(
      random,
      [20, 900, 420, 990],
      { count: 40, length: 80, width: 6, slope: -1.3 },
      inks.night,
    ),
    trunk(random, [70, 1010], 1080, 120, { plane: inks.night, lit: mix(rockLit, inks.night, 0.4) }),
  );
}

/** The rock, from the ground to the upper edge: planes away from the light, and a lit edge towards the morning. */
function cliff(random: () => number): string {
  return [
    polygon(
      line(
        "700,700 770,600 800,560 850,470 830,380 900,300 890,200 960,120 980,-10 1610,-10 1610,790",
      ),
      rock,
    ),
    polygon(
      line(
        "700,700 770,600 800,560 850,470 830,380 900,300 890,200 960,120 980,-10 1050,-10 1010,140 950,250 940,350 890,420 880,500 830,590 800,690",
      ),
      rockLit,
    ),
    polygon(
      line("1240,-10 1180,160 1260,300 1210,470 1300,600 1260,790 1610,790 1610,-10"),
      mix(rock, inks.night, 0.55),
    ),
    grain(
      random,
      [960, 40, 1160, 260],
      { count: 16, length: 90, width: 6, slope: 1.75 },
      mix(rock, rockLit, 0.5),
    ),
    grain(
      random,
      [1270, 40, 1560, 700],
      { count: 34, length: 120, width: 7, slope: 1.4 },
      mix(rock, inks.mantle, 0.3),
    ),
  ].join("");
}

/** The cleft of the rock: light from within, whitest where the water comes out. */
function cleft(random: () => number): string {
  return [
    rays(random, [1046, 470], { from: 130, to: 450, count: 56, width: 7 }, inks.goldLit),
    polygon(
      line(
        "1076,170 1090,262 1128,330 1112,410 1150,500 1126,590 1160,700 930,700 962,600 944,520 990,430 984,350 1040,280",
      ),
      inks.gold,
    ),
    polygon(
      line(
        "1072,222 1080,290 1104,340 1088,420 1122,504 1102,590 1130,700 956,700 984,600 968,524 1012,436 1008,356 1052,290",
      ),
      inks.goldLit,
    ),
    polygon(
      line("1064,320 1072,420 1096,508 1078,594 1100,700 984,700 1006,600 994,530 1036,440"),
      inks.raised,
    ),
  ].join("");
}

const sparks: Cut[] = [
  [[1010, 690], [1064, 694], 6],
  [[970, 716], [1070, 722], 7],
  [[900, 752], [1010, 748], 7],
  [[820, 800], [930, 792], 7],
  [[740, 850], [880, 842], 8],
];

function stones(random: () => number): string[] {
  const stone = { plane: rock, lit: rockLit, shade: mix(rock, inks.night, 0.6), cuts: rockLit };
  return (
    [
      [1180, 760, 240, 150],
      [1090, 800, 130, 80],
      [1480, 900, 420, 260],
      [1160, 960, 260, 150],
    ] as const
  ).map(([x, y, width, height]) => boulder(random, [x, y], [width, height], stone));
}

const legs: Cut[] = [
  [[-54, 0], [-58, 86], 16],
  [[-26, 0], [-22, 82], 16],
  [[36, 0], [32, 86], 16],
  [[58, 0], [62, 80], 16],
];

/** A sheep that bends to the water, turned to the right. */
function sheep([x, y]: Point, size: number): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    gouges(legs, inks.wood),
    rounded(
      line("-84,-10 -70,-44 -30,-56 20,-54 64,-40 84,-6 70,26 30,36 -20,38 -66,30"),
      inks.paper,
    ),
    rounded(
      line("-66,30 -20,18 30,18 84,-6 70,26 30,36 -20,38"),
      mix(inks.hairline, inks.mantle, 0.35),
    ),
    rounded(line("66,-20 92,-14 120,26 118,50 104,54 84,34 66,14"), inks.wood),
    gouges([[[84, -10], [70, 12], 8, 4]], inks.wood),
    gouges(
      [
        [[-66, -12], [-46, -30], 5, 6],
        [[-34, -8], [-10, -28], 5, 6],
        [[0, -6], [24, -26], 5, 6],
        [[-50, 14], [-30, -2], 4, 5],
        [[-10, 14], [10, -2], 4, 5],
        [[34, 8], [54, -10], 4, 5],
      ],
      inks.hairline,
    ),
  );
}

/** A girl from behind: white head cloth, red bodice, blue skirt, her staff held away from her. */
function shepherdess([x, y]: Point): string {
  return group(
    `translate(${x} ${y}) scale(4.1)`,
    ribbon(band("31,2,2.2 28,-50,2.4 26,-104,2.2 22,-111,2 17,-108,1.6"), inks.wood),
    polygon(line("-6,-4 -1,-4 -1,3 -7,3"), inks.wood) +
      polygon(line("4,-4 9,-4 10,3 4,3"), inks.wood),
    rounded(line("-8,-52 8,-52 15,-30 19,-6 10,-2 0,-1 -12,-2 -19,-6 -15,-30"), inks.mantle),
    rounded(line("4,-52 8,-52 15,-30 19,-6 8,-2 9,-30"), mix(inks.mantle, inks.night, 0.5)),
    gouges(
      [
        [[-6, -48], [-14, -8], 2.2],
        [[-1, -48], [-4, -4], 1.6],
        [[-9, -40], [-17, -10], 1.4],
      ],
      inks.mantlePale,
    ),
    rounded(line("-9,-76 0,-80 9,-76 10,-62 8,-50 -8,-50 -10,-62"), inks.beech),
    ribbon(band("-9,-74,6 -15,-62,6 -12,-50,5"), inks.paper),
    ribbon(band("9,-74,6 20,-70,6 28,-64,5"), inks.paper),
    rounded(
      line(
        "0,-97 5.5,-95 7.5,-88 6,-81 9,-74 13,-67 6,-62 -6,-62 -13,-67 -9,-74 -6,-81 -7.5,-88 -5.5,-95",
      ),
      inks.raised,
    ),
    rounded(
      line("3,-96.5 5.5,-95 7.5,-88 6,-81 9,-74 13,-67 6,-62 2,-62 3,-74 2.5,-82 4.5,-89"),
      inks.hairline,
    ),
    gouges(
      [
        [[-5.5, -81], [5, -81], 1, -1.6],
        [[-4, -75], [-6, -64], 0.8],
      ],
      mix(inks.hairline, inks.wood, 0.4),
    ),
  );
}
