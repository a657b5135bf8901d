import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim, star } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import { gouges, grain, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, path, polygon } from "../../tools/svg.ts";

/** In the rain, a great blue mantle with golden stars stands open like a tent over people seen from behind. */
export default function draw(): string {
  const random = seeded(112);
  const sky = mix(inks.ink, inks.mantlePale, 0.32);
  return canvas(
    sky,
    grain(
      random,
      [-100, 20, 1500, 420],
      { count: 30, length: 320, width: 12 },
      mix(sky, inks.night, 0.4),
    ),
    ridge(random, line("-40,660 160,560 330,640 800,560 1250,650 1440,540 1650,640"), 1000, {
      plane: mix(inks.ink, inks.mantle, 0.4),
      shade: inks.night,
      lit: sky,
    }),
    polygon(line("-10,850 1610,850 1610,1010 -10,1010"), mix(inks.ink, inks.spring, 0.25)),
    grain(
      random,
      [-100, -40, 1560, 980],
      { count: 150, length: 90, width: 3, slope: 1.2 },
      mix(sky, inks.paper, 0.45),
    ),
    mantle(),
    light(),
    ...people.map(([x, y, height, kind, wear]) =>
      pilgrim({ at: [x, y], height, kind, inks: clothes[wear] ?? clothes[0] }),
    ),
    path("M366 1010C460 968 640 950 800 950S1140 968 1234 1010Z", mix(inks.wood, inks.night, 0.3)),
  );
}

/** The cloth from outside: its blue, the folds that fall from the top, the golden hem and stars. */
function mantle(): string {
  const dark = mix(inks.mantle, inks.night, 0.5);
  return [
    path(
      "M800 -80C560 -80 470 60 400 240C310 470 210 700 60 1010H1540C1390 700 1290 470 1200 240C1130 60 1040 -80 800 -80Z",
      inks.mantle,
    ),
    path(
      "M840 -78C1050 -70 1136 70 1200 240C1290 470 1390 700 1540 1010H1240C1200 760 1090 380 800 96C826 40 838 -20 840 -78Z",
      dark,
    ),
    gouges(
      [
        [[600, 30], [150, 990], 16, -70],
        [[640, 60], [270, 900], 9, -70],
        [[540, 60], [330, 480], 8, -30],
      ],
      inks.mantlePale,
    ),
    gouges(
      [
        [[1000, 40], [1440, 990], 16, 60],
        [[1090, 130], [1300, 640], 10, 30],
      ],
      inks.night,
    ),
    ...stars.map(([x, y, size]) => star([x, y], size, x < 800 ? inks.goldLit : inks.gold)),
  ].join("");
}

const stars: [number, number, number][] = [
  [470, 250, 24],
  [372, 500, 26],
  [262, 760, 28],
  [620, 84, 20],
  [190, 930, 22],
  [1130, 250, 22],
  [1236, 500, 24],
  [1344, 760, 26],
  [980, 84, 18],
  [1410, 930, 20],
];

/** What the mantle shelters: its lining, and a warm light that falls from above. */
function light(): string {
  const lining = mix(inks.goldLit, inks.beechLit, 0.4);
  return [
    path("M800 96C640 130 520 380 360 1010H1240C1080 380 960 130 800 96Z", inks.goldLit),
    path("M800 130C662 170 556 400 404 1010H1196C1044 400 938 170 800 130Z", lining),
    path(
      "M800 190C700 230 610 470 500 1010H1100C990 470 900 230 800 190Z",
      mix(inks.goldLit, inks.paper, 0.6),
    ),
    gouges(
      [
        [[790, 240], [600, 940], 8],
        [[796, 230], [700, 900], 6],
        [[804, 230], [900, 900], 6],
        [[810, 240], [1000, 940], 8],
      ],
      inks.raised,
    ),
    ellipse([800, 960], 330, 34, mix(inks.gold, inks.goldLit, 0.3)),
    rounded(
      line("470,980 620,946 800,940 980,946 1130,980 800,1000"),
      mix(inks.gold, inks.wood, 0.4),
    ),
  ].join("");
}

const people: [number, number, number, "man" | "woman" | "child", number][] = [
  [690, 900, 250, "woman", 0],
  [800, 892, 276, "man", 3],
  [912, 900, 256, "woman", 2],
  [610, 944, 290, "man", 1],
  [990, 946, 290, "man", 0],
  [744, 956, 300, "woman", 2],
  [856, 962, 300, "child", 1],
  [930, 966, 292, "woman", 1],
];

const clothes: [FigureInks, ...FigureInks[]] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.raised },
  { coat: inks.spring, lit: inks.springLit, dark: inks.night, accent: inks.paper },
  { coat: inks.ink, lit: inks.woodLit, dark: inks.night, accent: inks.woodLit },
];
