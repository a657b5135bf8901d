import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, type Pressed, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, ellipse, type Point, polygon, rect } from "../../tools/svg.ts";

const sky = mix(inks.goldLit, inks.paper, 0.4);

/** A long table laid for many: a steaming pot, a bowl for each, bread; the door stands open to whoever comes. */
export default function draw(): string {
  const random = seeded(181);
  const wall = mix(inks.red, inks.wood, 0.5);
  const table = mix(inks.beech, inks.goldLit, 0.2);
  return canvasWithNight(
    wall,
    { [sky]: NIGHT_SKY },
    grain(
      random,
      [-60, 20, 1560, 600],
      { count: 70, length: 120, width: 4, slope: 0.1 },
      mix(wall, inks.night, 0.3),
    ),
    door(),
    shelf(),
    polygon(line("-10,620 1610,620 1610,760 -10,760"), mix(wall, inks.night, 0.5)),
    bench(),
    polygon(line("180,620 1420,620 1660,1010 -60,1010"), table),
    polygon(line("560,620 1060,620 1240,1010 300,1010"), mix(table, inks.goldLit, 0.4)),
    gouges(
      [
        [[420, 622], [240, 1010], 5],
        [[680, 622], [600, 1010], 5],
        [[920, 622], [1000, 1010], 5],
        [[1180, 622], [1360, 1010], 5],
      ],
      mix(table, inks.wood, 0.5),
    ),
    gouges([[[180, 622], [1420, 622], 5]], inks.raised),
    grain(
      random,
      [0, 660, 1500, 985],
      { count: 34, length: 160, width: 4 },
      mix(table, inks.wood, 0.35),
    ),
    ...bowls.map(([x, y, size]) => bowl(x, y, size)),
    bread(),
    pot(),
    steam(),
  );
}

/** The door on the left, open on the evening road. */
function door(): string {
  return [
    rect(90, 120, 300, 500, mix(inks.woodLit, inks.wood, 0.3)),
    rect(120, 150, 240, 470, sky),
    polygon(
      line("120,420 200,370 270,410 360,350 360,620 120,620"),
      mix(inks.mantlePale, inks.paper, 0.2),
    ),
    polygon(line("120,500 240,470 360,490 360,620 120,620"), mix(inks.spring, inks.springLit, 0.4)),
    ribbon(band("250,486,6 226,530,14 250,570,26 240,626,60"), inks.raised),
    polygon(line("360,150 470,110 470,680 360,620"), mix(inks.spring, inks.night, 0.35)),
    polygon(line("380,190 450,166 450,360 380,358"), inks.spring) +
      polygon(line("380,400 450,404 450,610 380,580"), inks.spring),
    polygon(line("90,610 390,610 420,634 60,634"), mix(inks.goldLit, inks.paper, 0.3)),
  ].join("");
}

/** A shelf with plates, and ladles on their hooks. */
function shelf(): string {
  const plate = (x: number, ink: string) =>
    ellipse([x, 236], 44, 48, ink) + ellipse([x, 236], 28, 31, mix(ink, inks.wood, 0.15));
  return [
    plate(1100, inks.paper),
    plate(1200, inks.mantlePale),
    plate(1300, inks.paper),
    plate(1400, inks.goldLit),
    rect(1030, 280, 460, 22, mix(inks.wood, inks.beech, 0.3)),
    gouges([[[1032, 282], [1488, 282], 4]], inks.woodLit),
    ...[1080, 1170, 1260].flatMap((x, index) => [
      ribbon(
        [
          [x, 302, 6],
          [x, 390 + index * 14, 6],
        ],
        inks.goldLit,
      ),
      ellipse([x, 406 + index * 14], 20, 16, inks.gold),
    ]),
  ].join("");
}

/** The bench beyond the table. */
function bench(): string {
  const wood = mix(inks.wood, inks.night, 0.3);
  return (
    rect(520, 560, 880, 26, mix(inks.wood, inks.beech, 0.2)) +
    rect(556, 586, 26, 60, wood) +
    rect(1330, 586, 26, 60, wood) +
    gouges([[[522, 563], [1396, 563], 4]], inks.beechLit)
  );
}

const bowls: [number, number, number][] = [
  [400, 690, 0.62],
  [1190, 690, 0.62],
  [310, 800, 0.86],
  [1290, 800, 0.86],
  [200, 940, 1.15],
  [1410, 940, 1.15],
  [560, 660, 0.56],
  [1040, 660, 0.56],
];

/** A bowl with a blue rim, its spoon beside it. */
function bowl(x: number, y: number, size: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return [
    polygon([p(20, 40), p(90, 24), p(170, 52), p(90, 62)], mix(inks.beech, inks.wood, 0.6)),
    rounded([p(-90, -10), p(90, -10), p(64, 38), p(30, 54), p(-30, 54), p(-64, 38)], inks.paper),
    rounded(
      [p(20, -6), p(90, -10), p(64, 38), p(30, 54), p(0, 54), p(36, 24)],
      mix(inks.hairline, inks.woodLit, 0.5),
    ),
    ellipse(p(0, -12), 94 * size, 30 * size, inks.mantle),
    ellipse(p(0, -12), 86 * size, 25 * size, inks.raised),
    ellipse(p(2, -7), 74 * size, 19 * size, mix(inks.goldLit, inks.beechLit, 0.5)),
    gouges([[p(-50, -8), p(10, -16), 4 * size, 3]], inks.raised),
    ribbon(
      [
        [...p(118, -34), 12 * size],
        [...p(126, 0), 8 * size],
        [...p(136, 50), 8 * size],
      ],
      inks.woodLit,
    ),
  ].join("");
}

/** The pot in the middle, copper, with its ladle. */
function pot(): string {
  const copper = mix(inks.beech, inks.beechLit, 0.35);
  const dark = mix(inks.beech, inks.night, 0.5);
  return [
    polygon(line("820,850 1000,800 1190,850 1150,890 860,886"), mix(inks.beech, inks.wood, 0.7)),
    ribbon(band("592,640,16 566,660,18 580,700,16 606,700,14"), dark) +
      ribbon(band("1008,640,16 1034,660,18 1020,700,16 994,700,14"), dark),
    rounded(
      line("600,600 1000,600 1010,700 980,800 920,852 800,866 680,852 620,800 590,700"),
      copper,
    ),
    rounded(line("860,600 1000,600 1010,700 980,800 920,852 800,866 900,780 920,690"), dark),
    gouges(
      [
        [[622, 640], [670, 830], 14, 10],
        [[660, 650], [690, 780], 6, 6],
      ],
      mix(inks.goldLit, inks.beechLit, 0.4),
    ),
    ellipse([800, 600], 206, 56, mix(copper, inks.goldLit, 0.4)),
    ellipse([800, 602], 186, 46, dark),
    ellipse([800, 610], 172, 36, mix(inks.goldLit, inks.beech, 0.25)),
    gouges(
      [
        [[690, 608], [780, 600], 5, 5],
        [[740, 624], [840, 628], 4, -4],
      ],
      inks.raised,
    ),
    ribbon(band("850,612,14 920,470,13 970,350,12 990,330,10 1010,340,8"), inks.woodLit),
    ellipse([852, 612], 34, 11, inks.wood),
  ].join("");
}

/** The bread in front: a loaf, broken. */
function bread(): string {
  const crust = mix(inks.beechLit, inks.gold, 0.4);
  return [
    rounded(line("520,930 540,880 620,860 700,880 724,930 700,966 560,970"), crust),
    rounded(line("670,876 712,890 724,930 700,966 640,970 690,930"), inks.beech),
    rounded(line("760,950 790,906 860,900 910,930 900,972 800,980"), crust),
    rounded(line("776,950 790,918 812,910 820,950 806,976 790,974"), inks.raised),
    rounded(line("708,900 724,930 706,962 690,940"), inks.raised),
    gouges(
      [
        [[560, 900], [610, 876], 7, 5],
        [[620, 900], [660, 880], 6, 5],
        [[830, 916], [870, 912], 5, 3],
      ],
      inks.raised,
    ),
  ].join("");
}

/** What rises from the pot. */
function steam(): string {
  const plumes: Pressed[][] = [
    [
      [720, 590, 3],
      [690, 500, 22],
      [740, 410, 30],
      [700, 310, 26],
      [740, 200, 3],
    ],
    [
      [800, 586, 3],
      [830, 480, 24],
      [780, 380, 32],
      [830, 260, 28],
      [790, 120, 3],
    ],
    [
      [880, 590, 3],
      [870, 520, 16],
      [900, 450, 20],
      [870, 370, 3],
    ],
  ];
  return plumes.map((plume) => ribbon(plume, mix(inks.beechLit, inks.paper, 0.35))).join("");
}
