import { inks, mix } from "../../tools/inks.ts";
import { flame, pilgrim, star } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.wood, inks.night, 0.5);
const vault = mix(inks.wood, inks.beech, 0.35);
const niche = mix(inks.mantle, inks.night, 0.3);
const stone = mix(inks.hairline, inks.woodLit, 0.35);
const brown = mix(inks.wood, inks.beech, 0.45);

/** Saint Anne in the crypt, as in the mosaic of her page: seated, the book open, the girl Mary standing at her right. */
export default function draw(): string {
  return canvas(
    wall,
    path("M180 1000V470A620 470 0 0 1 1420 470V1000Z", vault),
    path("M400 800V440A400 360 0 0 1 1200 440V800Z", niche),
    gouges(voussoirs(), mix(vault, inks.beechLit, 0.4)),
    path("M520 800V440A290 290 0 0 1 1100 440V800Z", mix(inks.gold, inks.goldLit, 0.35)),
    gouges(goldCuts(), mix(inks.goldLit, inks.raised, 0.25)),
    ...stars(),
    ...group(),
    polygon(line("360,770 1240,770 1260,800 340,800"), stone),
    polygon(line("380,800 1220,800 1220,1000 380,1000"), mix(stone, inks.wood, 0.3)),
    polygon(line("1060,800 1220,800 1220,1000 1060,1000"), mix(stone, inks.wood, 0.5)),
    gouges(
      [
        [[420, 850], [700, 850], 4],
        [[560, 920], [980, 920], 4],
      ],
      mix(stone, inks.wood, 0.6),
    ),
    ...band("430,770,150 500,770,110 1100,770,120 1180,770,160").flatMap(candle),
    polygon(line("-10,930 1610,930 1610,1010 -10,1010"), mix(wall, inks.night, 0.3)),
    pilgrim({
      at: [330, 985],
      height: 430,
      kind: "woman",
      wears: "kerchief",
      inks: {
        coat: mix(inks.mantle, inks.night, 0.25),
        lit: inks.mantlePale,
        dark: inks.night,
        accent: inks.goldLit,
      },
    }),
    pilgrim({
      at: [214, 985],
      height: 400,
      kind: "child",
      inks: {
        coat: inks.beech,
        lit: inks.beechLit,
        dark: inks.wood,
        accent: inks.paper,
      },
    }),
  );
}

/** The group of statues as the mosaic of its page has it: white veil, sea-green mantle, the book, the girl's braids. */
function group(): string[] {
  const veil = mix(inks.raised, inks.hairline, 0.3);
  const veilShade = mix(inks.hairline, inks.woodLit, 0.4);
  const mantle = inks.spring;
  const mantleLit = mix(inks.spring, inks.springLit, 0.45);
  const mantleShade = mix(inks.spring, inks.night, 0.4);
  const dress = mix(inks.beech, inks.wood, 0.15);
  const hair = mix(inks.wood, inks.night, 0.5);
  const girl = mix(inks.mantlePale, inks.mantle, 0.35);
  const girlShade = mix(inks.mantlePale, inks.mantle, 0.7);
  return [
    // The chair with its high back.
    polygon(
      line("712,300 728,268 952,268 968,300 1010,774 670,774"),
      mix(inks.gold, inks.wood, 0.4),
    ),
    polygon(line("930,268 952,268 968,300 1010,774 968,774"), mix(inks.gold, inks.wood, 0.7)),
    ...halo([840, 330], 118),
    ...halo([594, 470], 86),
    // Mary, a girl with braids, listening.
    rounded(line("510,770 520,660 540,590 594,562 650,590 672,660 684,770"), girl),
    rounded(line("640,588 662,640 684,770 640,770 634,660"), girlShade),
    gouges(
      [
        [[548, 640], [532, 764], 7],
        [[592, 620], [588, 766], 6],
      ],
      girlShade,
    ),
    polygon(line("509,754 686,754 690,774 506,774"), veil),
    ellipse([594, 470], 58, 66, hair),
    rect(576, 520, 36, 56, mix(brown, inks.night, 0.25)),
    ellipse([594, 484], 42, 52, brown),
    path("M550 468A46 52 0 0 1 638 468Q610 440 594 440Q578 440 550 468Z", hair),
    gouges(
      [
        [[572, 482], [586, 482], 5],
        [[603, 482], [617, 482], 5],
        [[595, 488], [592, 506], 4],
        [[582, 519], [606, 519], 4, -4],
      ],
      inks.night,
    ),
    ribbon(band("550,486,22 540,550,20 536,620,18 540,668,10"), hair),
    ribbon(band("638,486,22 650,550,20 656,620,18 652,668,10"), hair),
    gouges(
      line("546,520 542,556 538,592 643,520 648,556 654,592").map(
        ([x, y]): Cut => [[x - 8, y], [x + 8, y + 10], 4],
      ),
      mix(hair, inks.woodLit, 0.5),
    ),
    // Saint Anne, seated: the mantle open over the dress.
    rounded(
      line("668,774 690,640 716,540 770,480 840,462 910,480 966,540 1000,640 1030,774"),
      mantle,
    ),
    rounded(line("930,490 970,545 1000,640 1030,774 950,774 940,640"), mantleShade),
    rounded(line("690,650 716,545 764,486 780,520 736,600 716,700"), mantleLit),
    rounded(line("770,774 776,600 800,520 840,500 880,520 910,600 922,774"), dress),
    gouges(
      [
        [[800, 560], [792, 640], 8],
        [[886, 560], [896, 640], 8],
        [[842, 700], [842, 770], 8],
      ],
      mix(dress, inks.night, 0.45),
    ),
    rounded(
      line(
        "744,520 750,400 766,300 800,250 840,238 880,250 914,300 930,400 938,520 900,540 780,540",
      ),
      veil,
    ),
    rounded(line("880,250 914,300 930,400 938,520 900,540 884,440 886,320"), veilShade),
    polygon(line("806,400 874,400 884,480 840,512 796,480"), brown),
    ellipse([840, 350], 56, 76, brown),
    ellipse([862, 356], 30, 68, mix(brown, inks.night, 0.2)),
    gouges(
      [
        [[808, 338], [830, 338], 6],
        [[850, 338], [872, 338], 6],
        [[804, 318], [830, 314], 5, 4],
        [[850, 314], [876, 318], 5, 4],
        [[842, 344], [838, 374], 5],
        [[820, 397], [860, 397], 4, -5],
      ],
      inks.night,
    ),
    gouges([[[796, 310], [796, 380], 9, 5]], mix(brown, inks.beechLit, 0.55)),
    // Her arm around the girl, and the open book on her knees.
    rounded(line("764,486 790,540 760,610 700,650 664,646 660,604 696,576 724,520"), mantleLit),
    ellipse([650, 622], 30, 20, brown),
    gouges(
      [
        [[630, 616], [656, 612], 4],
        [[628, 624], [656, 622], 4],
      ],
      mix(brown, inks.night, 0.4),
    ),
    polygon(line("720,640 842,672 842,740 726,706"), veil),
    polygon(line("842,672 964,640 960,706 842,740"), veilShade),
    polygon(line("716,706 842,740 968,706 968,718 842,754 716,718"), inks.gold),
    gouges(
      [
        [[738, 660], [826, 683], 4],
        [[740, 675], [826, 699], 4],
        [[742, 690], [826, 714], 4],
        [[858, 683], [946, 660], 4],
        [[858, 699], [944, 675], 4],
        [[858, 714], [942, 690], 4],
      ],
      inks.gold,
    ),
    ellipse([962, 680], 24, 30, brown),
    rounded(line("930,500 976,548 1012,620 1020,690 990,722 960,706 968,660 936,600"), mantleShade),
    ellipse([954, 684], 22, 28, mix(brown, inks.night, 0.1)),
  ];
}

/** A halo of gold with a red rim. */
function halo(at: Point, radius: number): string[] {
  return [circle(at, radius, inks.beech), circle(at, radius * 0.9, inks.goldLit)];
}

/** Gold stars on the blue of the niche. */
function stars(): string[] {
  return line(
    "470,420 520,300 610,210 700,150 980,150 1070,210 1140,300 1165,430 450,540 1150,560",
  ).map((at) => star(at, 20, mix(inks.goldLit, inks.raised, 0.2)));
}

function candle([x, foot, height]: readonly [number, number, number]): string[] {
  return [
    rect(x - 13, foot - height, 26, height, inks.raised),
    rect(x + 4, foot - height, 9, height, inks.hairline),
    flame([x, foot - height - 2], 40, inks.goldLit, "#ffe9a8"),
  ];
}

/** Rows of tesserae on the gold behind the group, as cuts. */
function goldCuts(): Cut[] {
  return [150, 195, 240].flatMap((reach) =>
    Array.from({ length: 22 }, (_, index): Cut => {
      const angle = Math.PI * (1 + (index + 0.5) / 22);
      const turn = angle + 0.1;
      return [
        [810 + Math.cos(angle) * reach, 440 + Math.sin(angle) * reach],
        [810 + Math.cos(turn) * reach, 440 + Math.sin(turn) * reach],
        7,
      ];
    }),
  );
}

/** The stones of the arch of the chapel. */
function voussoirs(): Cut[] {
  return Array.from({ length: 13 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 13);
    return [
      [800 + Math.cos(angle) * 424, 440 + Math.sin(angle) * 384],
      [800 + Math.cos(angle) * 520, 450 + Math.sin(angle) * 440],
      7,
    ];
  });
}
