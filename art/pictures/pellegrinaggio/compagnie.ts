import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { type Banner, banner, crowd } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { grain, ribbon } from "../../tools/strokes.ts";
import { canvas } from "../../tools/svg.ts";

/** Companies gathered with their banners and staffs, seen from behind in full daylight. */
export default function draw(): string {
  const random = seeded(33);
  const sky = mix(inks.mantlePale, inks.paper, 0.5);
  const hill = mix(inks.spring, inks.mantlePale, 0.45);
  return canvas(
    sky,
    grain(random, [0, 40, 1500, 330], { count: 34, length: 300, width: 7 }, inks.raised),
    ridge(random, line("-40,520 240,410 430,500 700,360 960,520 1220,400 1430,500 1650,430"), 800, {
      plane: mix(hill, inks.paper, 0.25),
      shade: hill,
      lit: inks.paper,
    }),
    wood(random, line("-60,600 300,560 760,620 1200,570 1660,610"), 1010, 34, {
      plane: inks.spring,
      lit: mix(inks.spring, inks.springLit, 0.6),
    }),
    ...staffs.map(([x, top, lean]) =>
      ribbon(
        [
          [x, 900, 9],
          [x + lean / 2, (900 + top) / 2, 10],
          [x + lean, top, 8],
        ],
        inks.wood,
      ),
    ),
    ...banners.map((shape) => banner(shape)),
    crowd(random, { from: -40, to: 1660, y: 750, size: 112, rows: 3 }, people),
  );
}

const staffs = [
  [90, 520, 14],
  [540, 560, -16],
  [700, 540, 10],
  [1030, 560, 12],
  [1520, 500, -14],
] as const;

const cloth = (
  foot: number,
  top: readonly [number, number],
  width: number,
  shape: Banner["shape"],
  colour: string,
  trim: string,
  emblem?: Banner["emblem"],
): Banner => ({
  foot: [foot, 960],
  top,
  width,
  drop: width * 1.35,
  shape,
  ink: colour,
  shade: mix(colour, inks.night, 0.38),
  trim,
  staff: inks.wood,
  emblem,
});

const banners: Banner[] = [
  cloth(300, [280, 290], 190, "scallop", inks.paper, inks.gold, "cross"),
  cloth(1290, [1315, 300], 200, "point", inks.spring, inks.goldLit, "waves"),
  cloth(820, [800, 120], 300, "swallow", inks.mantle, inks.goldLit, "star"),
  cloth(560, [545, 400], 140, "straight", inks.beech, inks.goldLit),
  cloth(1080, [1085, 420], 130, "scallop", inks.goldLit, inks.beech),
];

const people: FigureInks[] = [
  { coat: inks.ink, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  {
    coat: mix(inks.mantle, inks.ink, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.goldLit,
  },
  { coat: inks.wood, lit: inks.woodLit, dark: inks.night, accent: inks.woodLit },
  {
    coat: mix(inks.beech, inks.wood, 0.4),
    lit: inks.beechLit,
    dark: inks.night,
    accent: inks.raised,
  },
  {
    coat: mix(inks.spring, inks.ink, 0.5),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.wood,
  },
];
