import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim, star } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, fir, ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, path, polygon, rect } from "../../tools/svg.ts";

const snow = mix(inks.mantlePale, inks.paper, 0.4);

/** Holy night in the snow: shepherds with their bagpipe go up towards a cave full of light, under a star with its tail. */
export default function draw(): string {
  const random = seeded(421);
  const sky = mix(inks.night, inks.mantle, 0.55);
  const trees = { plane: mix(inks.night, inks.spring, 0.35), lit: snow };
  return canvas(
    sky,
    ...flakes(random, sky),
    polygon(line("1010,190 1290,-20 1440,-20 1034,214"), mix(sky, inks.goldLit, 0.3)),
    polygon(line("1014,194 1350,-20 1400,-20 1030,208"), mix(sky, inks.goldLit, 0.6)),
    star([1010, 206], 92, inks.raised),
    ridge(
      random,
      line("-40,480 160,340 330,430 540,290 760,420 960,360 1200,440 1420,330 1650,430"),
      800,
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.35),
        shade: mix(inks.mantle, inks.night, 0.25),
        lit: inks.paper,
      },
    ),
    hill(random),
    cave(),
    fir(random, [1500, 740], 430, trees),
    fir(random, [1390, 690], 260, trees),
    fir(random, [250, 700], 250, trees),
    fir(random, [120, 800], 480, trees),
    ...tracks(),
    ...shepherds(),
    ...sheep.map(([x, y, size]) => lamb(x, y, size)),
  );
}

function flakes(random: () => number, sky: string): string[] {
  return Array.from({ length: 90 }, () =>
    circle(
      [random() * 1600, random() * 520],
      1.6 + random() * 3,
      mix(sky, inks.paper, 0.4 + random() * 0.5),
    ),
  );
}

/** The white slope, and the rock that sticks out of it. */
function hill(random: () => number): string {
  const blue = mix(snow, inks.mantle, 0.3);
  return [
    polygon(
      [
        ...broken(
          random,
          line("690,640 740,500 860,430 1010,410 1180,450 1270,540 1330,660"),
          0.14,
        ),
        [1330, 760],
        [690, 760],
      ],
      mix(inks.ink, inks.mantle, 0.35),
    ),
    rounded(
      line(
        "700,610 732,500 800,456 860,404 940,410 1020,366 1110,400 1180,412 1260,500 1310,600 1250,570 1216,500 1130,490 1060,436 980,462 900,450 820,520 760,540",
      ),
      inks.paper,
    ),
    rounded(
      line("-80,740 240,690 560,700 860,640 1160,660 1400,640 1700,700 1700,1100 -80,1100"),
      snow,
    ),
    rounded(
      line("-80,860 260,800 500,850 820,960 900,1100 -80,1100"),
      mix(snow, inks.mantle, 0.16),
    ),
    rounded(line("1120,1100 1200,880 1420,790 1700,800 1700,1100"), blue),
    grain(
      random,
      [0, 760, 1500, 985],
      { count: 40, length: 140, width: 6, slope: 0.05 },
      mix(snow, inks.mantle, 0.25),
    ),
    grain(
      random,
      [300, 720, 1300, 900],
      { count: 24, length: 130, width: 6, slope: -0.05 },
      inks.raised,
    ),
  ].join("");
}

/** The cave: light within, the manger as a small bright cradle, the beasts beside it as shadows. */
function cave(): string {
  const light = mix(inks.goldLit, inks.raised, 0.4);
  return [
    path(
      "M846 690C836 560 900 486 1004 484C1110 486 1170 570 1160 690Z",
      mix(inks.wood, inks.night, 0.2),
    ),
    path("M868 690C862 576 916 510 1004 508C1092 510 1142 580 1138 690Z", inks.goldLit),
    path("M900 690C900 600 940 546 1004 544C1068 546 1110 600 1108 690Z", light),
    polygon(
      line("860,690 1146,690 1190,760 1080,830 800,850 760,790"),
      mix(inks.goldLit, snow, 0.35),
    ),
    polygon(line("920,690 1090,690 1080,760 920,780"), light),
    // The ox lies on the left, the ass stands on the right.
    rounded(
      line("876,690 880,652 902,640 926,646 940,660 944,690"),
      mix(inks.wood, inks.night, 0.3),
    ),
    gouges(
      [
        [[926, 650], [920, 628], 4, 4],
        [[938, 654], [944, 632], 4, -4],
      ],
      mix(inks.wood, inks.night, 0.3),
    ),
    rounded(
      line("1076,690 1082,636 1064,622 1068,606 1086,606 1104,620 1126,640 1130,690"),
      mix(inks.wood, inks.night, 0.3),
    ),
    gouges(
      [
        [[1080, 610], [1074, 582], 5],
        [[1090, 612], [1094, 584], 5],
      ],
      mix(inks.wood, inks.night, 0.3),
    ),
    polygon(line("966,656 1046,656 1036,686 976,686"), mix(inks.beech, inks.wood, 0.3)),
    ribbon(band("978,706,7 1006,672,6 1034,706,7"), mix(inks.beech, inks.wood, 0.4)),
    rounded(line("962,656 976,640 1006,636 1036,640 1050,656 1006,660"), inks.raised),
    gouges(
      [
        [[960, 656], [944, 648], 3],
        [[1050, 656], [1066, 648], 3],
        [[1000, 640], [996, 622], 3],
      ],
      inks.gold,
    ),
  ].join("");
}

/** Footprints of those who came up. */
function tracks(): string[] {
  const ink = mix(snow, inks.mantle, 0.4);
  return Array.from({ length: 12 }, (_, index) => {
    const share = index / 11;
    const at: Point = [
      420 + share * 330 + (index % 2 ? 16 : -16) * (1 - share * 0.5),
      1000 - share * 170,
    ];
    return ellipse(at, 15 - share * 8, 6 - share * 3, ink);
  });
}

const wool: FigureInks = {
  coat: mix(inks.wood, inks.beech, 0.4),
  lit: inks.goldLit,
  dark: inks.night,
  accent: mix(inks.wood, inks.woodLit, 0.3),
};
const blue: FigureInks = {
  coat: mix(inks.mantle, inks.night, 0.4),
  lit: inks.mantlePale,
  dark: inks.night,
  accent: inks.red,
};

function shepherds(): string[] {
  return [
    pilgrim({ at: [770, 836], height: 190, kind: "woman", inks: { ...blue, accent: inks.paper } }),
    pilgrim({ at: [690, 852], height: 190, kind: "child", inks: { ...wool, coat: inks.red } }),
    pilgrim({
      at: [560, 930],
      height: 330,
      kind: "man",
      inks: { ...wool, accent: inks.wood },
      hat: true,
    }),
    bagpipe([560, 930], 330),
    pilgrim({
      at: [400, 966],
      height: 370,
      kind: "man",
      inks: blue,
      hat: true,
      staff: true,
      mirrored: true,
    }),
  ];
}

/** The bag under the player's right arm, its pipes hanging, one over the shoulder. */
function bagpipe([x, y]: Point, height: number): string {
  const u = height / 100;
  const p = (dx: number, dy: number): Point => [x + dx * u, y + dy * u];
  const pipe = mix(inks.wood, inks.night, 0.4);
  const tube = (from: Point, to: Point, width: number) =>
    ribbon(
      [
        [from[0], from[1], width * 0.7],
        [to[0], to[1], width],
      ],
      pipe,
    );
  return [
    tube(p(18, -52), p(30, -26), 4 * u),
    tube(p(22, -52), p(38, -32), 4 * u),
    tube(p(14, -62), p(24, -96), 3 * u),
    rounded([p(8, -64), p(20, -67), p(29, -58), p(26, -47), p(14, -46), p(7, -54)], inks.paper),
    rounded(
      [p(19, -66), p(29, -58), p(26, -47), p(17, -46), p(21, -56)],
      mix(snow, inks.mantle, 0.35),
    ),
    gouges([[p(10, -57), p(20, -64), u, 2 * u]], inks.goldLit),
  ].join("");
}

const sheep: [number, number, number][] = [
  [640, 900, 1],
  [850, 880, 0.8],
  [960, 930, 1.15],
  [1090, 900, 0.9],
];

/** A lamb that looks towards the light. */
function lamb(x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  const legs: Cut[] = [-18, -8, 10, 20].map(
    (dx): Cut => [[x + s(dx), y + s(8)], [x + s(dx), y + s(34)], s(3)],
  );
  return [
    ellipse([x + s(14), y + s(34)], s(46), s(6), mix(snow, inks.mantle, 0.35)),
    gouges(legs, mix(inks.wood, inks.night, 0.3)),
    rounded(
      [
        [x - s(36), y],
        [x - s(20), y - s(20)],
        [x + s(8), y - s(22)],
        [x + s(30), y - s(8)],
        [x + s(28), y + s(14)],
        [x, y + s(20)],
        [x - s(28), y + s(14)],
      ],
      inks.raised,
    ),
    rounded(
      [
        [x + s(6), y + s(18)],
        [x + s(28), y + s(14)],
        [x + s(30), y - s(8)],
        [x + s(22), y - s(14)],
        [x + s(18), y + s(4)],
      ],
      mix(snow, inks.mantle, 0.2),
    ),
    ellipse([x + s(34), y - s(20)], s(11), s(13), mix(inks.wood, inks.beech, 0.3)),
    rect(x + s(26), y - s(32), s(10), s(6), inks.raised),
  ].join("");
}
