import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon } from "../../tools/svg.ts";

/** Out of a dark gorge travellers climb towards the light that opens between two walls of rock. */
export default function draw(): string {
  const random = seeded(91);
  const light = mix(inks.goldLit, inks.paper, 0.5);
  const rock = mix(inks.mantle, inks.night, 0.45);
  const way = mix(inks.woodLit, inks.goldLit, 0.4);
  return canvas(
    light,
    circle([800, 300], 120, inks.raised),
    grain(random, [420, 40, 1100, 420], { count: 26, length: 240, width: 7 }, inks.raised),
    ridge(random, line("400,480 560,400 680,470 840,370 960,450 1200,400"), 800, {
      plane: mix(inks.mantlePale, inks.paper, 0.25),
      shade: mix(inks.mantlePale, inks.mantle, 0.2),
      lit: inks.raised,
    }),
    wood(random, line("400,570 620,560 900,570 1200,560"), 800, 18, {
      plane: mix(inks.spring, inks.mantlePale, 0.3),
      lit: inks.springLit,
    }),
    polygon(line("400,620 1200,620 1300,1010 300,1010"), mix(inks.spring, inks.mantle, 0.5)),
    grain(
      random,
      [470, 650, 1080, 980],
      { count: 60, length: 44, width: 4, slope: -1.2 },
      mix(inks.spring, inks.springLit, 0.45),
    ),
    ribbon(band("800,600,16 770,640,34 830,700,70 780,790,130 820,900,220 790,1040,380"), way),
    gouges(
      [
        [[796, 660], [820, 710], 4, -6],
        [[790, 780], [770, 850], 7, 6],
        [[860, 850], [890, 960], 8, -8],
        [[730, 900], [690, 1000], 8, 6],
      ],
      mix(way, inks.wood, 0.4),
    ),
    cliff(random, rock),
    ...walkers.map(([x, y, height, kind, wear]) =>
      pilgrim({
        at: [x, y],
        height,
        kind,
        inks: clothes[wear] ?? clothes[0],
        staff: kind === "man",
        load: kind === "man" ? "bundle" : undefined,
      }),
    ),
  );
}

/** The two walls of the gorge, edges lit by what lies beyond. */
function cliff(random: () => number, rock: string): string {
  const far = mix(rock, inks.mantlePale, 0.3);
  const lit = mix(inks.goldLit, inks.mantlePale, 0.3);
  const left = broken(
    random,
    line("470,-20 510,130 480,270 560,420 530,540 610,640 560,760 520,1010"),
    0.18,
  );
  const right = broken(
    random,
    line("1130,-20 1090,150 1130,300 1040,430 1080,560 990,650 1060,780 1100,1010"),
    0.18,
  );
  const nearLeft = broken(
    random,
    line("250,-20 330,180 270,360 370,560 320,720 400,860 330,1010"),
    0.2,
  );
  const nearRight = broken(
    random,
    line("1370,-20 1270,200 1330,390 1240,590 1290,740 1210,870 1290,1010"),
    0.2,
  );
  /** A wall on the left: the light takes a strip of its edge, here broader and there thinner. */
  const wall = (points: readonly Point[], ink: string) =>
    polygon([...points, [-20, 1010], [-20, -20]], lit) +
    polygon(
      [...points.map(([x, y]): Point => [x - 3 - random() * 14, y]), [-20, 1010], [-20, -20]],
      ink,
    );
  return [
    wall(left, far),
    polygon([...right, [1620, 1010], [1620, -20]], mix(far, rock, 0.5)),
    grain(
      random,
      [300, 40, 470, 960],
      { count: 26, length: 90, width: 6, slope: 1.3 },
      mix(far, inks.mantlePale, 0.4),
    ),
    grain(random, [1130, 40, 1300, 960], { count: 22, length: 90, width: 6, slope: 1.8 }, rock),
    wall(nearLeft, mix(rock, inks.night, 0.5)),
    polygon([...nearRight, [1620, 1010], [1620, -20]], mix(rock, inks.night, 0.7)),
    grain(random, [20, 40, 230, 960], { count: 40, length: 120, width: 7, slope: 1.25 }, rock),
    grain(
      random,
      [1370, 40, 1580, 960],
      { count: 30, length: 120, width: 7, slope: 1.9 },
      mix(rock, inks.night, 0.3),
    ),
  ].join("");
}

const walkers: [number, number, number, "man" | "woman" | "child", number][] = [
  [800, 670, 84, "woman", 1],
  [852, 716, 116, "man", 3],
  [776, 780, 164, "man", 2],
  [886, 880, 240, "man", 0],
  [690, 955, 310, "woman", 2],
  [792, 960, 300, "child", 1],
];

const clothes: [FigureInks, ...FigureInks[]] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.goldLit },
  {
    coat: mix(inks.spring, inks.night, 0.3),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.paper,
  },
  { coat: inks.ink, lit: inks.goldLit, dark: inks.night, accent: inks.woodLit },
];
