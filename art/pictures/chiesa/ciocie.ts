import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { group, type Point, polygon, uprightCanvas } from "../../tools/svg.ts";

const sky = mix(inks.paper, inks.goldLit, 0.38);
const cloth = { plane: inks.raised, shade: mix(inks.hairline, inks.mantlePale, 0.4) };
const leather = {
  plane: mix(inks.beech, inks.wood, 0.5),
  lit: mix(inks.beech, inks.beechLit, 0.5),
  dark: mix(inks.wood, inks.night, 0.5),
};

/** One who walks, from the knees down, in the footwear of these parts: white wraps, laces that cross, a sole with its tip up. */
export default function draw(): string {
  const random = seeded(20);
  const ground = mix(inks.woodLit, inks.goldLit, 0.45);
  const stone = {
    plane: inks.hairline,
    lit: inks.raised,
    shade: mix(inks.hairline, inks.wood, 0.55),
    cuts: mix(inks.hairline, inks.wood, 0.35),
  };
  return uprightCanvas(
    sky,
    grain(random, [-40, 60, 1160, 900], { count: 34, length: 240, width: 8 }, inks.raised),
    polygon(
      line("0,960 420,900 760,930 1200,870 1200,1500 0,1500"),
      mix(inks.spring, inks.goldLit, 0.42),
    ),
    grain(
      random,
      [-20, 940, 1160, 1120],
      { count: 40, length: 50, width: 6, slope: -1.1 },
      inks.spring,
    ),
    polygon(line("0,1160 1200,1050 1200,1500 0,1500"), ground),
    grain(
      random,
      [-20, 1180, 1160, 1480],
      { count: 50, length: 90, width: 5 },
      mix(ground, inks.beech, 0.35),
    ),
    polygon(line("300,1330 640,1290 1260,1390 1260,1460 420,1400"), mix(ground, inks.wood, 0.45)),
    boulder(random, [150, 1240], [150, 90], stone),
    boulder(random, [1080, 1200], [190, 120], stone),
    group("translate(350 -80) scale(.94)", ...leg(true)),
    group("translate(-50 0)", ...leg(false)),
    hem(),
    boulder(random, [130, 1460], [220, 120], stone),
    boulder(random, [1010, 1470], [130, 76], stone),
  );
}

/** A leg: the one behind in the shade. */
function leg(isBehind: boolean): string[] {
  const tint = (ink: string) => (isBehind ? mix(ink, inks.mantle, 0.3) : ink);
  const crossing = Array.from({ length: 5 }, (_, index): [Point, Point][] => {
    const y = 470 + index * 128;
    const [left, right] = [292 + index * 16, 566 - index * 18];
    return [
      [
        [left, y],
        [right - 16, y + 122],
      ],
      [
        [right, y],
        [left + 16, y + 122],
      ],
    ];
  }).flat();
  return [
    rounded(
      line(
        "300,300 560,300 580,520 540,780 500,1010 520,1130 640,1190 640,1240 380,1250 350,1130 352,1010 310,780 276,520",
      ),
      tint(cloth.plane),
    ),
    rounded(
      line("470,300 560,300 580,520 540,780 500,1010 516,1130 460,1130 440,1010 480,780 500,520"),
      tint(cloth.shade),
    ),
    gouges(
      [0, 1, 2, 3, 4].map(
        (index): Cut => [
          [304 + index * 12, 440 + index * 128],
          [540 - index * 12, 424 + index * 128],
          5,
          10,
        ],
      ),
      tint(mix(cloth.shade, inks.ink, 0.18)),
    ),
    ...crossing.map(([from, to]) =>
      ribbon(
        [
          [...from, 17],
          [...to, 17],
        ],
        tint(leather.dark),
      ),
    ),
    ...crossing
      .filter((_, index) => index % 2 === 0)
      .map(([from, to]) =>
        ribbon(
          [
            [from[0] + 2, from[1] - 4, 5],
            [to[0], to[1] - 6, 5],
          ],
          tint(leather.lit),
        ),
      ),
    // The sole: raised at its sides, its tip turned up.
    rounded(
      line(
        "330,1170 350,1110 420,1180 560,1196 680,1190 770,1150 806,1060 836,1090 830,1200 760,1290 600,1316 400,1310 340,1270",
      ),
      tint(leather.plane),
    ),
    rounded(
      line(
        "344,1180 356,1130 420,1196 560,1214 690,1206 776,1164 810,1080 814,1120 770,1204 690,1240 560,1248 400,1236",
      ),
      tint(leather.lit),
    ),
    ribbon(band("350,1290,14 480,1316,16 640,1312,14 770,1280,8"), tint(leather.dark)),
    ...[0, 1, 2, 3].map((index) =>
      ribbon(
        [
          [420 + index * 84, 1200 + (index % 2) * 6, 12],
          [470 + index * 60, 1120 + index * 22, 12],
        ],
        tint(leather.dark),
      ),
    ),
  ];
}

/** The hem of a wide cloak, above. */
function hem(): string {
  const cut: Cut[] = [
    [[300, 0], [270, 330], 16, 6],
    [[520, 0], [540, 350], 14, -6],
    [[760, 0], [820, 330], 16, -6],
  ];
  return (
    rounded(
      line(
        "180,-60 960,-60 1010,200 1030,330 900,372 720,350 560,392 400,356 260,384 170,330 170,160",
      ),
      inks.mantle,
    ) +
    rounded(
      line("180,-60 420,-60 360,200 380,352 260,384 170,330 170,160"),
      mix(inks.mantle, inks.mantlePale, 0.4),
    ) +
    gouges(cut, mix(inks.mantle, inks.night, 0.55)) +
    ribbon(
      band("172,318,12 262,370,12 400,342,12 560,378,12 720,338,12 900,358,12 1026,318,12"),
      inks.goldLit,
    )
  );
}
