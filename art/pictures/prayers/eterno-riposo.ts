import { inks, mix } from "../../tools/inks.ts";
import { cross, flame, star } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, type Point, polygon, rect } from "../../tools/svg.ts";

const night = mix(inks.mantle, inks.night, 0.45);
const meadow = mix(inks.spring, inks.night, 0.62);

/** A mountain graveyard at nightfall: iron crosses in the grass, a red lamp at each, the gate open and a first star. */
export default function draw(): string {
  const random = seeded(201);
  const dusk = mix(inks.mantlePale, inks.beechLit, 0.6);
  return canvas(
    night,
    polygon(line("-10,220 1610,220 1610,620 -10,620"), mix(night, dusk, 0.3)),
    polygon(line("-10,360 1610,360 1610,620 -10,620"), mix(night, dusk, 0.62)),
    polygon(line("-10,450 1610,450 1610,620 -10,620"), dusk),
    grain(
      random,
      [-100, 40, 1500, 500],
      { count: 44, length: 360, width: 9 },
      mix(night, dusk, 0.5),
    ),
    star([1180, 170], 46, inks.raised),
    ridge(
      random,
      line("-40,520 180,400 350,490 560,330 760,470 980,400 1180,490 1420,360 1650,470"),
      800,
      {
        plane: mix(inks.mantle, inks.mantlePale, 0.2),
        shade: mix(inks.mantle, inks.night, 0.4),
        lit: dusk,
      },
    ),
    wood(random, line("-60,590 300,580 700,600 1100,580 1660,580"), 800, 24, {
      plane: mix(inks.night, inks.spring, 0.35),
      lit: mix(inks.spring, inks.mantlePale, 0.3),
    }),
    polygon(line("-10,680 1610,680 1610,1010 -10,1010"), meadow),
    wall(),
    ribbon(
      band("800,690,60 790,760,100 820,850,150 790,1040,260"),
      mix(inks.mantlePale, meadow, 0.45),
    ),
    grain(
      random,
      [-60, 720, 1560, 985],
      { count: 150, length: 50, width: 5, slope: -1.25 },
      mix(meadow, inks.springLit, 0.28),
    ),
    ...cypresses.map(([at, height]) => cypress(at, height)),
    ...graves.map(([at, size]) => grave(at, size)),
  );
}

/** The low wall behind, its two pillars and the gate that stands open. */
function wall(): string {
  const stone = mix(inks.mantlePale, inks.ink, 0.5);
  const iron = inks.night;
  const pillar = (x: number) =>
    rect(x, 540, 50, 170, stone) +
    rect(x + 30, 540, 20, 170, mix(stone, inks.night, 0.45)) +
    rect(x - 8, 526, 66, 18, mix(stone, inks.paper, 0.25)) +
    cross([x + 25, 500], 18, iron);
  const leaf = (side: 1 | -1) =>
    [0, 18, 36, 54]
      .map((out) =>
        ribbon(
          [
            [800 + side * (100 - out * 0.4), 706 + out * 0.5, 5],
            [800 + side * (100 - out * 0.4), 576 + out * 0.1, 5],
          ],
          iron,
        ),
      )
      .join("") +
    ribbon(
      [
        [800 + side * 100, 600, 6],
        [800 + side * 78, 606, 7],
      ],
      iron,
    ) +
    ribbon(
      [
        [800 + side * 100, 680, 6],
        [800 + side * 78, 700, 7],
      ],
      iron,
    );
  return [
    rect(-10, 620, 700, 80, stone),
    rect(910, 620, 700, 80, stone),
    rect(-10, 612, 700, 14, mix(stone, inks.paper, 0.3)),
    rect(910, 612, 700, 14, mix(stone, inks.paper, 0.3)),
    gouges(
      [
        [[60, 650], [220, 652], 4],
        [[300, 672], [420, 670], 4],
        [[500, 648], [640, 650], 4],
        [[980, 660], [1140, 658], 4],
        [[1240, 680], [1380, 678], 4],
        [[1430, 648], [1560, 650], 4],
      ],
      mix(stone, inks.night, 0.4),
    ),
    pillar(660),
    pillar(890),
    leaf(-1),
    leaf(1),
  ].join("");
}

const graves: [Point, number][] = [
  [[440, 764], 0.5],
  [[1160, 766], 0.5],
  [[560, 850], 0.74],
  [[1050, 854], 0.74],
  [[290, 950], 1.1],
  [[1310, 956], 1.1],
];

/** An iron cross on its stone, with a lamp that glows and some flowers. */
function grave([x, y]: Point, size: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const iron = mix(inks.mantlePale, inks.ink, 0.62);
  return [
    circle(p(46, -14), 62 * size, mix(meadow, inks.red, 0.3)),
    circle(p(46, -14), 34 * size, mix(meadow, inks.beechLit, 0.45)),
    cross(p(0, -150), 86 * size, iron),
    circle(p(-15, -172), 9 * size, iron) + circle(p(15, -172), 9 * size, iron),
    gouges([[p(-11, -224), p(-10, -50), 5 * size]], inks.mantlePale),
    rounded(
      [p(-74, 24), p(-60, -26), p(-20, -44), p(24, -44), p(62, -26), p(76, 24)],
      mix(inks.mantlePale, inks.ink, 0.4),
    ),
    rounded([p(20, 22), p(24, -42), p(62, -26), p(76, 24)], mix(inks.mantlePale, inks.night, 0.65)),
    gouges([[p(-62, 0), p(-20, -38), 5 * size, 8 * size]], inks.mantlePale),
    rect(x + 34 * size, y - 24 * size, 26 * size, 40 * size, inks.red),
    flame(p(47, -2), 24 * size, inks.goldLit, inks.raised),
    rect(x + 30 * size, y - 32 * size, 34 * size, 9 * size, inks.gold),
    ...[-50, -34, -16].map((dx, index) =>
      circle(p(dx, 12 - index * 5), 9 * size, index % 2 ? inks.rose : inks.paper),
    ),
  ].join("");
}

const cypresses: [Point, number][] = [
  [[610, 716], 330],
  [[990, 716], 350],
  [[110, 880], 640],
  [[1500, 890], 700],
];

function cypress([x, foot]: Point, height: number): string {
  const width = height * 0.12;
  const plane = mix(inks.night, inks.spring, 0.2);
  return [
    ellipse([x + width * 0.6, foot], width * 1.3, width * 0.2, mix(meadow, inks.night, 0.5)),
    rounded(
      [
        [x, foot - height],
        [x + width * 0.6, foot - height * 0.7],
        [x + width, foot - height * 0.3],
        [x + width * 0.5, foot - height * 0.01],
        [x - width * 0.5, foot - height * 0.01],
        [x - width, foot - height * 0.3],
        [x - width * 0.6, foot - height * 0.7],
      ],
      plane,
    ),
    gouges(
      [0.14, 0.26, 0.38, 0.5, 0.62, 0.74].map((share, index) => [
        [x - width * (0.75 - share * 0.5 - (index % 2) * 0.3), foot - height * share],
        [x - width * (0.4 - share * 0.3 - (index % 2) * 0.3), foot - height * (share + 0.12)],
        height * 0.009,
      ]),
      mix(inks.spring, inks.mantlePale, 0.35),
    ),
  ].join("");
}
