import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvasWithNight, circle, group, polygon, rect, ring } from "../../tools/svg.ts";

const WALL = mix(inks.paper, inks.woodLit, 0.24);
const LIT = mix(WALL, inks.raised, 0.5);
const JOINT = mix(WALL, inks.wood, 0.24);
const CLOTH = mix(inks.mantle, inks.night, 0.18);

/** What a key is cut from: its plane, the side in the light, the side away from it. */
interface Metal {
  plane: string;
  lit: string;
  shade: string;
}

const GOLD: Metal = { plane: inks.goldLit, lit: "#ffe9a8", shade: inks.gold };
const SILVER: Metal = {
  plane: mix(inks.mantlePale, inks.paper, 0.62),
  lit: inks.raised,
  shade: mix(inks.mantlePale, inks.ink, 0.42),
};

/**
 * The keys of Saint Peter on a cloth before a wall of hewn stone, one of gold and one of silver, bound by a cord. The arms
 * on the church itself nobody has described, and they are not drawn.
 */
export default function draw(): string {
  const random = seeded(1915);
  return canvasWithNight(
    WALL,
    {
      [WALL]: mix(NIGHT_SKY, inks.mantlePale, 0.16),
      [LIT]: mix(NIGHT_SKY, inks.mantlePale, 0.28),
      [JOINT]: mix(NIGHT_SKY, inks.night, 0.4),
    },
    polygon(line("0,0 620,0 1600,880 1600,1000 0,1000"), LIT),
    gouges(courses(), JOINT),
    grain(random, [-40, 20, 1560, 980], { count: 70, length: 60, width: 4, slope: 0.4 }, JOINT),
    // Above the title, which is set into the foot of the picture.
    group(
      "translate(80 34) scale(.9)",
      under(
        line("1244,936 1116,962 996,934 876,964 756,934 636,962 508,936"),
        line("470,110 1226,106"),
        JOINT,
      ),
      cloth(),
      key("translate(800 470) rotate(42) scale(1.06)", 1, SILVER),
      key("translate(800 470) rotate(-42) scale(1.06)", -1, GOLD),
      cord(),
    ),
  );
}

/** The joints of the stones. */
function courses(): Cut[] {
  return [150, 330, 510, 690, 870].flatMap((y, row): Cut[] => [
    [[-20, y], [1620, y + 2], 5],
    ...[60, 330, 1300, 1530].map((x): Cut => {
      const at = x + (row % 2) * 120;
      return [[at, y - 176], [at + 1, y - 4], 5];
    }),
  ]);
}

/** The cloth on its bar, wavy below, with a fringe. */
function cloth(): string {
  const hem = "1168,884 1040,910 920,882 800,912 680,882 560,910 432,884";
  const fold = mix(CLOTH, inks.night, 0.5);
  return [
    under(
      line(hem.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) + 46}`)),
      line("432,70 1168,70"),
      inks.gold,
    ),
    gouges(
      Array.from({ length: 46 }, (_, index): Cut => {
        const x = 440 + index * 16;
        return [[x, 878], [x, 946], 5];
      }),
      inks.goldLit,
    ),
    under(line(hem), line("432,70 1168,70"), CLOTH),
    polygon(line("1090,70 1168,70 1168,884 1120,896"), fold),
    gouges(
      [
        [[560, 80], [562, 900], 16, 6],
        [[800, 80], [802, 900], 14, -5],
        [[1038, 80], [1042, 900], 18, -6],
      ],
      fold,
    ),
    gouges(
      [
        [[452, 80], [450, 876], 12],
        [[500, 80], [498, 640], 7],
        [[690, 80], [688, 300], 7],
      ],
      mix(CLOTH, inks.mantlePale, 0.4),
    ),
    rect(392, 52, 816, 30, inks.wood),
    gouges([[[396, 58], [1200, 58], 7]], inks.woodLit),
    circle([388, 67], 26, inks.gold),
    circle([1212, 67], 26, inks.gold),
    circle([381, 60], 11, inks.goldLit),
    circle([1205, 60], 11, inks.goldLit),
  ].join("");
}

/** A key, upright: its wards above on one side (-1 the left one), its bow below. */
function key(moved: string, side: -1 | 1, { plane, lit, shade }: Metal): string {
  const wards = (ink: string, grown: number) =>
    polygon(
      line(
        "0,-352 128,-352 128,-300 92,-300 92,-282 128,-282 128,-226 92,-226 92,-208 128,-208 128,-164 0,-164",
      ).map(([x, y]): [number, number] => [side * x + grown, y + grown]),
      ink,
    );
  const collar = (y: number) =>
    rounded(line(`-34,${y - 15} 34,${y - 15} 38,${y} 34,${y + 15} -34,${y + 15} -38,${y}`), plane) +
    gouges([[[-28, y - 6], [22, y - 6], 5]], lit);
  const round = [
    [0, 398],
    [-62, 318],
    [62, 318],
  ] as const;
  return group(
    moved,
    wards(shade, 7),
    ...round.map(([x, y]) => ring([x + 7, y + 7], 56, 56, 24, shade)),
    ribbon(band("7,-372,40 7,276,40"), shade),
    wards(plane, 0),
    polygon(
      line(
        "50,-338 66,-338 66,-318 86,-318 86,-302 66,-302 66,-196 50,-196 50,-302 34,-302 34,-318 50,-318",
      ).map(([x, y]): [number, number] => [side * x, y]),
      CLOTH,
    ),
    ...round.map(([x, y]) => ring([x, y], 56, 56, 22, plane)),
    ribbon(band("0,-372,38 0,276,38"), plane),
    gouges([[[-9, 240], [-9, -360], 11]], lit),
    gouges(
      round.map(([x, y]): Cut => [[x - 46, y + 10], [x + 6, y - 46], 9, 22]),
      lit,
    ),
    gouges([[[13, 240], [13, -150], 6]], shade),
    circle([0, -378], 27, plane),
    circle([-7, -385], 10, lit),
    collar(-136),
    collar(196),
    collar(240),
  );
}

/** The cord that binds them, from bow to bow, its tassels below. */
function cord(): string {
  const dark = mix(inks.red, inks.night, 0.4);
  const tassel = (x: number, y: number) =>
    polygon(
      line(`${x - 13},${y} ${x + 13},${y} ${x + 32},${y + 92} ${x - 32},${y + 92}`),
      inks.red,
    ) +
    polygon(line(`${x + 4},${y} ${x + 13},${y} ${x + 32},${y + 92} ${x + 10},${y + 92}`), dark) +
    gouges(
      [
        [[x - 6, y + 10], [x - 18, y + 88], 4],
        [[x + 2, y + 10], [x, y + 88], 4],
      ],
      mix(inks.red, inks.beechLit, 0.6),
    ) +
    circle([x, y - 4], 19, inks.red) +
    circle([x - 5, y - 9], 7, inks.beechLit);
  return [
    ribbon(
      band("1076,760,15 980,700,15 880,690,15 800,630,15 720,690,15 620,700,15 524,760,15"),
      inks.red,
    ),
    ribbon(band("800,630,15 760,700,15 742,780,14"), inks.red),
    ribbon(band("800,630,15 840,700,15 858,780,14"), dark),
    rounded(line("772,622 800,604 828,622 824,652 800,664 776,652"), inks.red),
    gouges([[[782, 630], [806, 612], 7, 6]], inks.beechLit),
    tassel(742, 786),
    tassel(858, 786),
  ].join("");
}
