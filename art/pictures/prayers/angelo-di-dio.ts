import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { fir, ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon, rect } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const night = mix(inks.night, inks.mantle, 0.5);

/** An angel, from behind, leads a child with a lantern by the hand over a footbridge at night. */
export default function draw(): string {
  const random = seeded(61);
  const trees = {
    plane: mix(inks.night, inks.spring, 0.3),
    lit: mix(inks.mantle, inks.springLit, 0.35),
  };
  return canvas(
    night,
    ...stars(random),
    circle([300, 170], 62, inks.paper),
    circle([328, 158], 54, night),
    ridge(
      random,
      line("-40,430 170,330 330,410 540,300 800,420 1080,290 1300,400 1480,320 1650,400"),
      800,
      {
        plane: mix(inks.mantle, inks.mantlePale, 0.25),
        shade: mix(inks.mantle, inks.night, 0.3),
        lit: inks.mantlePale,
      },
    ),
    wood(random, line("-60,540 300,520 700,560 1000,550 1300,510 1660,530"), 900, 28, {
      plane: mix(inks.night, inks.mantle, 0.35),
      lit: mix(inks.mantle, inks.mantlePale, 0.25),
    }),
    polygon(
      line("-10,640 640,610 960,610 1610,640 1610,1010 -10,1010"),
      mix(inks.night, inks.spring, 0.22),
    ),
    stream(
      random,
      [
        [1620, 690, 60],
        [1240, 720, 90],
        [800, 800, 150],
        [360, 900, 210],
        [-60, 1010, 300],
      ],
      {
        plane: mix(inks.mantle, inks.spring, 0.4),
        lit: mix(inks.mantlePale, inks.springLit, 0.3),
      },
    ),
    fir(random, [110, 800], 520, trees),
    fir(random, [290, 720], 330, trees),
    fir(random, [1330, 690], 340, trees),
    fir(random, [1500, 840], 600, trees),
    bridge(),
    glow(),
    angel([730, 900], 590),
    pilgrim({
      at: [905, 908],
      height: 420,
      kind: "child",
      hands: [],
      inks: {
        coat: inks.red,
        lit: inks.beechLit,
        dark: mix(inks.wood, inks.night, 0.4),
        accent: inks.goldLit,
      },
    }),
    hands(),
    lantern([1000, 800]),
  );
}

function stars(random: () => number): string[] {
  return Array.from({ length: 70 }, () =>
    rect(
      random() * 1600,
      random() * 380,
      3 + random() * 3,
      3,
      mix(night, inks.paper, 0.4 + random() * 0.6),
    ),
  );
}

/** The footbridge, going away from us: planks, and a rail on each side. */
function bridge(): string {
  const planks: Cut[] = [];
  for (let y = 648, step = 14; y < 1010; y += step, step *= 1.16) {
    const share = (y - 620) / 390;
    planks.push([[740 - share * 310, y], [880 + share * 350, y], 1 + share * 5]);
  }
  const post = (x: number, y: number, height: number, width: number) =>
    ribbon(
      [
        [x, y, width],
        [x, y - height, width],
      ],
      inks.wood,
    );
  return [
    polygon(line("740,620 880,620 1240,1010 420,1010"), mix(inks.wood, inks.woodLit, 0.35)),
    gouges(planks, mix(inks.wood, inks.night, 0.4)),
    ...(
      [
        [730, 640, 70, 9],
        [632, 760, 120, 15],
        [478, 950, 200, 24],
        [890, 640, 70, 9],
        [1010, 760, 120, 15],
        [1192, 950, 200, 24],
      ] as const
    ).map(([x, y, height, width]) => post(x, y, height, width)),
    ribbon(band("420,790,26 478,752,22 632,640,14 730,570,8"), inks.wood),
    ribbon(band("1250,796,26 1192,752,22 1010,640,14 890,570,8"), inks.wood),
    gouges(
      [
        [[430, 774], [720, 568], 5],
        [[1240, 778], [900, 568], 5],
      ],
      inks.woodLit,
    ),
  ].join("");
}

/** The lantern's light: round about it, and on the planks. */
function glow(): string {
  return [
    circle([1000, 812], 150, mix(night, inks.goldLit, 0.22)),
    circle([1000, 812], 96, mix(night, inks.goldLit, 0.45)),
    ellipse([930, 930], 230, 44, mix(inks.goldLit, inks.wood, 0.35)),
  ].join("");
}

/** The angel, drawn 100 units tall with the feet at the origin: two great wings, a robe, a thin halo. */
function angel([x, y]: Point, height: number): string {
  const hair = mix(inks.gold, inks.wood, 0.35);
  return group(
    `translate(${x} ${y}) scale(${height / 100})`,
    ellipse([0, -94.6], 12, 4.6, inks.goldLit) + ellipse([0, -94.6], 10.6, 3.5, night),
    rounded(
      line("-9,-74 0,-78 9,-74 13,-56 12,-40 20,-2 8,1 -8,1 -20,-2 -12,-40 -13,-56"),
      inks.raised,
    ),
    rounded(
      line("5,-76 9,-74 13,-56 12,-40 20,-2 8,1 4,-30 7,-56"),
      mix(inks.mantlePale, inks.mantle, 0.3),
    ),
    gouges(
      [
        [[-4, -42], [-9, -1], 1.2, -1],
        [[1, -40], [1, 0], 1],
        [[-8, -40], [-14, -2], 0.8],
      ],
      inks.mantlePale,
    ),
    ribbon(band("-12,-44,1.2 0,-42.4,2 12,-44,1.2"), inks.goldLit),
    wing(-1),
    wing(1),
    rounded(line("-6.6,-88 -4,-95 0,-96.6 4.4,-95 6.8,-88 6.4,-80 4,-74 -4,-74 -6.4,-80"), hair),
    gouges(
      [
        [[-5.4, -86], [-1, -95.4], 1, 1.6],
        [[-4.6, -78], [-5, -86], 0.8],
        [[0, -76], [0, -84], 0.7],
      ],
      inks.goldLit,
    ),
  );
}

/** A wing: long feathers below, a smooth shoulder above; side -1 is the left one, in the light. */
function wing(side: 1 | -1): string {
  const plane = side < 0 ? inks.paper : mix(inks.mantlePale, inks.paper, 0.35);
  const feather =
    side < 0 ? mix(inks.mantlePale, inks.paper, 0.4) : mix(inks.mantlePale, inks.mantle, 0.2);
  const cut = mix(inks.mantle, inks.mantlePale, 0.25);
  const long = [
    [22, -14],
    [30, -20],
    [37, -30],
    [43, -42],
    [48, -56],
    [51, -70],
  ] as const;
  return group(
    `scale(${side} 1)`,
    ...long.map(([fx, fy]) =>
      ribbon(
        [
          [8 + fx * 0.3, -74 + fy * 0.05, 9],
          [fx * 0.85, -50 + fy * 0.3, 10],
          [fx, fy, 1.5],
        ],
        feather,
      ),
    ),
    gouges(
      long.map(([fx, fy]): Cut => [[12 + fx * 0.45, -62 + fy * 0.1], [fx - 1, fy - 2], 0.7]),
      cut,
    ),
    rounded(
      line("2,-66 3,-78 14,-92 28,-100 42,-100 51,-91 53,-78 45,-80 37,-76 29,-70 21,-63 11,-58"),
      plane,
    ),
    gouges(
      [
        [[8, -66], [18, -62], 0.8, -2],
        [[14, -72], [28, -69], 0.8, -2],
        [[20, -79], [37, -76], 0.8, -2],
        [[26, -86], [45, -81], 0.8, -2],
        [[34, -90], [49, -84], 0.8, -2],
      ],
      cut,
    ),
    gouges([[[5, -78], [40, -98.4], 1.3, 4]], side < 0 ? inks.raised : inks.paper),
  );
}

/** The angel's arm and the child's, hand in hand. */
function hands(): string {
  return [
    ribbon(band("788,560,52 828,640,46 848,700,34"), mix(inks.mantlePale, inks.mantle, 0.2)),
    ribbon(band("884,712,26 864,728,24 852,720,20"), inks.red),
    circle([850, 716], 16, inks.woodLit),
    ribbon(band("926,714,26 968,742,24 992,750,20"), inks.red),
    circle([998, 752], 13, inks.woodLit),
  ].join("");
}

function lantern([x, y]: Point): string {
  const iron = mix(inks.night, inks.wood, 0.4);
  return [
    ribbon(
      [
        [x, y - 46, 5],
        [x, y - 30, 5],
      ],
      iron,
    ),
    polygon(
      [
        [x - 24, y - 18],
        [x, y - 38],
        [x + 24, y - 18],
      ],
      iron,
    ),
    rect(x - 20, y - 18, 40, 56, inks.goldLit),
    rect(x - 9, y - 8, 18, 40, inks.raised),
    rect(x - 20, y - 18, 5, 56, iron) + rect(x + 15, y - 18, 5, 56, iron),
    rect(x - 26, y + 36, 52, 9, iron),
  ].join("");
}
