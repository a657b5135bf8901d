import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, group, type Point, polygon } from "../../tools/svg.ts";
import { rings, water } from "../../tools/waters.ts";

const clay = mix(inks.beech, inks.beechLit, 0.4);
const clayLit = mix(inks.beechLit, inks.paper, 0.2);
const clayShade = mix(inks.beech, inks.wood, 0.55);
const rock = mix(inks.spring, inks.night, 0.55);
const rockLit = mix(inks.springLit, inks.paper, 0.3);

/** Gifts of clay on a stone beside the spring, turned to the water: figures of women, a jug, a cup, a few coins. */
export default function draw(): string {
  const random = seeded(1958);
  const shade = mix(inks.spring, inks.night, 0.72);
  const air = mix(inks.springLit, inks.goldLit, 0.35);
  return canvas(
    shade,
    polygon(line("0,0 1600,0 1600,420 0,470"), mix(inks.spring, inks.night, 0.25)),
    polygon(line("380,0 700,0 1150,620 700,620"), mix(inks.spring, air, 0.42)),
    polygon(line("820,0 960,0 1400,560 1180,560"), mix(inks.spring, air, 0.3)),
    trunk(random, [1120, 500], 620, 56, { plane: shade, lit: mix(inks.spring, air, 0.3) }),
    trunk(random, [1380, 520], 640, 90, { plane: shade, lit: mix(inks.spring, air, 0.3) }),
    trunk(random, [250, 500], 620, 70, { plane: shade, lit: mix(inks.spring, air, 0.3) }),
    leaves(random, [700, 10], [1000, 90], 112, 80, mix(inks.spring, inks.night, 0.45)),
    leaves(random, [560, 0], [700, 70], 46, 74, mix(inks.spring, air, 0.5)),
    ...source(random),
    water(
      random,
      { top: 590, bottom: 1000 },
      {
        plane: mix(inks.spring, inks.springLit, 0.2),
        strokes: [inks.springLit, mix(inks.spring, inks.night, 0.3), inks.raised],
        count: 110,
      },
    ),
    rings(random, [756, 640], { radius: 66, count: 3 }, inks.raised),
    ...[
      [60, 250, 70],
      [300, 150, 46],
      [1250, 260, 80],
      [1470, 330, 110],
    ].map(([x = 0, width = 0, height = 0]) =>
      boulder(random, [x, 646], [width, height], {
        plane: rock,
        lit: rockLit,
        shade: inks.night,
        cuts: rockLit,
      }),
    ),
    ledge(random),
    ...gifts(),
  );
}

/** Rocks on the far side, the water coming out between them. */
function source(random: () => number): string[] {
  const bank = { plane: rock, shade: mix(rock, inks.night, 0.6), lit: rockLit };
  return [
    ridge(
      random,
      line(
        "-60,500 90,410 250,500 470,330 640,440 720,400 830,440 1030,320 1240,470 1420,400 1660,500",
      ),
      640,
      bank,
    ),
    polygon(line("690,640 706,500 744,440 790,432 826,470 850,540 872,640"), inks.night),
    ribbon(
      [
        [770, 430, 30],
        [764, 500, 50],
        [756, 620, 96],
      ],
      inks.springLit,
    ),
    gouges(
      [
        [[766, 430], [748, 610], 7],
        [[778, 440], [786, 610], 6],
        [[758, 470], [726, 612], 5],
      ],
      inks.raised,
    ),
  ];
}

/** The flat stone in front, in two courses, lit along its edge. */
function ledge(random: () => number): string {
  return [
    polygon(line("0,850 180,800 620,780 1080,800 1440,770 1600,790 1600,1000 0,1000"), rockLit),
    polygon(line("0,900 260,880 700,890 1160,872 1600,890 1600,1000 0,1000"), rock),
    polygon(line("1020,878 1160,872 1600,890 1600,1000 1100,1000"), mix(rock, inks.night, 0.5)),
    grain(random, [40, 910, 1000, 990], { count: 40, length: 90, width: 6, slope: 1.3 }, rockLit),
    grain(
      random,
      [60, 810, 1540, 865],
      { count: 24, length: 130, width: 4 },
      mix(rock, rockLit, 0.6),
    ),
  ].join("");
}

function gifts(): string[] {
  const shadow = mix(rock, rockLit, 0.3);
  return [
    polygon(line("350,850 540,846 880,866 720,888 410,882"), shadow),
    polygon(line("800,850 1060,846 1440,862 1300,884 850,882"), shadow),
    figure([430, 870], 5.5),
    figure([570, 846], 3.3),
    jug([930, 866]),
    figure([1205, 848], 4.2),
    cup([1400, 860]),
    ...line("1064,862 1122,874 1092,848").map((at) => coin(at)),
  ];
}

/** A figure of a woman in a cloak, seen from behind: 100 high in its own measure. */
function figure([x, y]: Point, size: number): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    polygon(line("-16,-7 15,-7 18,0 -18,0"), clayShade),
    rounded(
      line(
        "0,-100 6,-98 8,-91 6,-84 10,-79 15,-73 15,-58 12,-44 14,-24 16,-5 0,-3 -15,-5 -14,-24 -12,-44 -15,-58 -15,-73 -10,-79 -6,-84 -8,-91 -6,-98",
      ),
      clay,
    ),
    rounded(
      line(
        "3,-99.5 6,-98 8,-91 6,-84 10,-79 15,-73 15,-58 12,-44 14,-24 16,-5 5,-3.5 7,-30 4,-56 6,-76 2,-86",
      ),
      clayShade,
    ),
    gouges(figureCuts, clayLit),
    gouges(
      [
        [[-8, -70], [6, -52], 1.6, 3],
        [[-10, -60], [5, -42], 1.4, 3],
        [[-4, -42], [-6, -8], 1.5],
        [[0, -44], [1, -8], 1.3],
      ],
      clayShade,
    ),
  );
}

const figureCuts: Cut[] = [
  [[-12.5, -72], [-12, -52], 2.2, -1],
  [[-5.6, -97], [-6, -86], 1.6, -1.4],
  [[-10.5, -42], [-12.5, -8], 2],
];

/** A jug with one handle and a lip. */
function jug([x, y]: Point): string {
  return group(
    `translate(${x} ${y})`,
    ribbon(
      [
        [34, -352, 26],
        [112, -350, 24],
        [150, -280, 26],
        [104, -190, 30],
      ],
      clayShade,
    ),
    rounded(
      line(
        "-52,-384 -8,-374 52,-392 40,-350 34,-310 70,-262 122,-196 128,-120 84,-40 52,-12 58,0 -58,0 -52,-12 -84,-40 -128,-120 -122,-196 -70,-262 -34,-310 -40,-350",
      ),
      clay,
    ),
    rounded(
      line(
        "16,-376 52,-392 40,-350 34,-310 70,-262 122,-196 128,-120 84,-40 52,-12 58,0 18,0 40,-40 70,-120 56,-200 14,-280 8,-330",
      ),
      clayShade,
    ),
    gouges(
      [
        [[-106, -196], [-92, -60], 16, -16],
        [[-28, -352], [-26, -304], 8, -4],
        [[-64, -244], [-92, -206], 8, -6],
      ],
      clayLit,
    ),
    gouges(
      [
        [[-116, -168], [118, -168], 6, -22],
        [[-118, -148], [120, -148], 3.5, -22],
        [[-34, -306], [34, -306], 4, -8],
      ],
      inks.wood,
    ),
  );
}

/** A cup that lies on its side, its mouth towards the viewer. */
function cup([x, y]: Point): string {
  return group(
    `translate(${x} ${y}) rotate(-8)`,
    rounded(line("-20,-112 80,-96 112,-60 84,-20 -20,0 -70,-56"), clayShade),
    rounded(line("-20,-112 80,-96 60,-70 -20,-64 -70,-56"), clay),
    ellipse([-22, -56], 44, 57, clayLit),
    ellipse([-17, -55], 36, 48, inks.wood),
  );
}

/** A coin of bronze, worn smooth. */
function coin([x, y]: Point): string {
  return (
    ellipse([x + 4, y + 5], 24, 9, inks.wood) +
    ellipse([x, y], 24, 9, inks.gold) +
    gouges([[[x - 16, y - 1], [x + 6, y - 5], 2, 2]], inks.goldLit)
  );
}
