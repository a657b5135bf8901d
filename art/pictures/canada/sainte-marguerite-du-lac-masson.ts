import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { fir, wood } from "../../tools/ridges.ts";
import { gouges, grain, rounded } from "../../tools/strokes.ts";
import { canvas, circle, rect } from "../../tools/svg.ts";
import { glitter, rings, water } from "../../tools/waters.ts";

/** A lake among firs early in the morning, and an empty boat. */
export default function draw(): string {
  const random = seeded(77);
  const sky = mix(inks.springLit, inks.paper, 0.6);
  const hills = mix(inks.spring, inks.springLit, 0.55);
  const lake = mix(inks.springLit, inks.spring, 0.35);
  const firs = { plane: mix(inks.spring, inks.ink, 0.62), lit: inks.spring };
  return canvas(
    sky,
    circle([480, 270], 84, inks.raised),
    grain(random, [0, 60, 1500, 330], { count: 26, length: 360, width: 6 }, inks.raised),
    wood(random, line("-60,470 200,400 520,450 840,380 1160,440 1660,370"), 600, 15, {
      plane: mix(hills, sky, 0.4),
      lit: mix(hills, sky, 0.75),
    }),
    wood(random, line("-60,520 340,490 760,535 1080,480 1400,500 1660,460"), 600, 18, {
      plane: hills,
      lit: mix(hills, sky, 0.5),
    }),
    water(
      random,
      { top: 562, bottom: 1000 },
      {
        plane: lake,
        strokes: [mix(lake, inks.raised, 0.5), mix(lake, inks.spring, 0.55)],
        count: 130,
      },
    ),
    rect(0, 556, 1600, 9, inks.raised),
    glitter(random, [480, 566], 900, [120, 250], inks.raised),
    ...shore.map(([x, foot, height]) => fir(random, [x, foot], height, firs)),
    boat(),
    rings(random, [985, 822], { radius: 190, count: 2 }, mix(lake, inks.raised, 0.6)),
    ...near.map(([x, foot, height]) =>
      fir(random, [x, foot], height, {
        plane: inks.night,
        lit: mix(inks.spring, inks.night, 0.35),
      }),
    ),
    rounded(line("-60,930 120,880 330,930 470,1040 -60,1060"), inks.night),
    gouges(
      [
        [[60, 905], [230, 915], 5, 12],
        [[180, 950], [360, 975], 5, 8],
      ],
      inks.spring,
    ),
  );
}

const shore = [
  [640, 568, 70],
  [672, 566, 104],
  [704, 568, 84],
  [1130, 566, 130],
  [1174, 570, 190],
  [1226, 568, 150],
  [1262, 572, 220],
  [1320, 570, 176],
  [1370, 572, 250],
  [1440, 574, 210],
  [1500, 574, 290],
  [1570, 576, 240],
] as const;
const near = [
  [40, 960, 700],
  [180, 950, 820],
  [318, 985, 560],
] as const;

function boat(): string {
  return (
    gouges([[[800, 838], [1170, 842], 22]], mix(inks.spring, inks.ink, 0.5)) +
    rounded(
      line("790,770 850,786 985,794 1120,784 1180,764 1140,826 1080,842 890,842 830,826"),
      inks.beech,
    ) +
    rounded(
      line("806,776 880,791 985,798 1100,789 1164,774 1100,806 985,814 870,806"),
      mix(inks.wood, inks.night, 0.3),
    ) +
    gouges(
      [
        [[815, 790], [880, 834], 6, 10],
        [[870, 818], [1080, 822], 4, 6],
      ],
      inks.beechLit,
    ) +
    gouges(
      [
        [[910, 792], [1010, 806], 9],
        [[1020, 792], [1080, 800], 8],
      ],
      inks.woodLit,
    )
  );
}
