import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, polygon, rect } from "../../tools/svg.ts";

/** Evening: somebody comes home along the path, seen from behind; at the lit door one waits with open arms. */
export default function draw(): string {
  const random = seeded(191);
  const sky = mix(inks.spring, inks.mantle, 0.45);
  const glow = mix(inks.beechLit, inks.goldLit, 0.4);
  const meadow = mix(inks.spring, inks.ink, 0.5);
  const way = mix(inks.woodLit, inks.spring, 0.25);
  return canvas(
    sky,
    polygon(line("-10,330 1610,300 1610,700 -10,700"), mix(sky, glow, 0.35)),
    polygon(line("-10,420 1610,400 1610,700 -10,700"), mix(sky, glow, 0.7)),
    grain(random, [-100, 60, 1500, 480], { count: 44, length: 340, width: 8 }, mix(sky, glow, 0.5)),
    ridge(random, line("-40,520 200,420 400,500 640,400 900,510 1180,440 1400,510 1650,420"), 800, {
      plane: mix(inks.spring, inks.mantle, 0.6),
      shade: mix(inks.mantle, inks.ink, 0.6),
      lit: glow,
    }),
    wood(random, line("-60,600 300,610 700,590 1000,560 1300,540 1660,560"), 900, 26, {
      plane: mix(inks.spring, inks.night, 0.6),
      lit: mix(inks.spring, inks.springLit, 0.25),
    }),
    rounded(line("-80,760 260,720 640,660 1000,590 1300,610 1700,700 1700,1100 -80,1100"), meadow),
    rays(
      random,
      [1050, 540],
      { from: 120, to: 330, count: 40, width: 4 },
      mix(inks.goldLit, meadow, 0.35),
    ),
    ribbon(band("1052,606,34 980,660,60 1080,730,90 900,800,120 700,890,170 760,1040,300"), way),
    gouges(
      [
        [[1026, 640], [1000, 690], 5, -8],
        [[1090, 760], [960, 810], 6, 10],
        [[800, 830], [690, 960], 8, -10],
        [[900, 850], [830, 990], 6],
      ],
      mix(way, inks.ink, 0.35),
    ),
    house(),
    grain(
      random,
      [-60, 740, 640, 990],
      { count: 60, length: 60, width: 5, slope: -1.2 },
      mix(meadow, inks.springLit, 0.35),
    ),
    grain(
      random,
      [960, 800, 1560, 990],
      { count: 60, length: 60, width: 5, slope: -1.2 },
      mix(meadow, inks.springLit, 0.35),
    ),
    wall(),
    trunk(random, [1450, 1010], 900, 90, {
      plane: inks.night,
      lit: mix(inks.beech, inks.wood, 0.3),
    }),
    leaves(random, [1440, 120], [330, 150], 90, 76, mix(inks.spring, inks.night, 0.6)),
    leaves(random, [1370, 80], [240, 100], 40, 60, inks.spring),
    polygon(line("640,962 720,960 560,1010 420,1010"), mix(way, inks.night, 0.55)),
    pilgrim({
      at: [680, 965],
      height: 430,
      kind: "man",
      inks: {
        coat: mix(inks.ink, inks.mantle, 0.4),
        lit: inks.goldLit,
        dark: inks.night,
        accent: mix(inks.beech, inks.woodLit, 0.3),
      },
      staff: true,
      load: "bundle",
    }),
  );
}

/** The house on the rise: windows and door lit, smoke from its chimney, one who waits in the light. */
function house(): string {
  const stone = mix(inks.woodLit, inks.ink, 0.45);
  const shade = mix(inks.wood, inks.night, 0.4);
  return [
    ribbon(
      band("1206,330,16 1230,270,26 1200,200,36 1260,120,46 1230,30,60"),
      mix(inks.mantlePale, inks.spring, 0.45),
    ),
    rect(1184, 330, 46, 90, shade),
    rect(930, 430, 250, 190, stone),
    polygon(line("1180,430 1330,440 1330,610 1180,620"), shade),
    polygon(line("900,440 980,340 1250,340 1370,452 1200,440"), mix(inks.beech, inks.night, 0.3)),
    gouges([[[902, 436], [982, 338], 6]], inks.goldLit),
    path("M1004 620V500A46 46 0 0 1 1096 500V620Z", inks.goldLit),
    path("M1016 620V502A34 34 0 0 1 1084 502V620Z", inks.raised),
    rect(950, 470, 34, 42, inks.goldLit) + rect(1116, 470, 34, 42, inks.goldLit),
    rect(965, 470, 4, 42, shade) + rect(1131, 470, 4, 42, shade),
    polygon(line("1000,620 1100,620 1130,676 950,676"), mix(inks.goldLit, inks.woodLit, 0.4)),
    circle([1050, 536], 11, inks.night),
    polygon(line("1040,548 1060,548 1070,620 1030,620"), inks.night),
    ribbon(band("1046,556,10 1026,560,8 1008,540,5"), inks.night) +
      ribbon(band("1054,556,10 1074,560,8 1092,540,5"), inks.night),
  ].join("");
}

/** A low wall of stones along the left of the path. */
function wall(): string {
  const stone = mix(inks.woodLit, inks.ink, 0.55);
  const stones = [
    [60, 890, 80, 42],
    [196, 872, 70, 40],
    [316, 856, 64, 36],
    [424, 838, 56, 32],
    [520, 820, 48, 28],
  ] as const;
  const lit: Cut[] = stones.map(
    ([x, y, width, height]): Cut => [
      [x - width * 0.8, y - height * 0.2],
      [x + width * 0.1, y - height * 0.86],
      5,
      height * 0.4,
    ],
  );
  return [
    ...stones.map(([x, y, width, height]) => ellipse([x, y], width, height, stone)),
    ...stones.map(([x, y, width, height]) =>
      ellipse(
        [x + width * 0.3, y + height * 0.3],
        width * 0.66,
        height * 0.62,
        mix(stone, inks.night, 0.4),
      ),
    ),
    gouges(lit, inks.woodLit),
  ].join("");
}
