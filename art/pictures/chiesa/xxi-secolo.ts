import type { FigureInks } from "../../tools/figure-inks.ts";
import { headOf } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust, cross, flame } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain } from "../../tools/strokes.ts";
import { canvas, type Point, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.wood, inks.beech, 0.25);
const wallDark = mix(inks.wood, inks.night, 0.45);
const beam = mix(inks.wood, inks.night, 0.6);

/** The nave of today: the altar before the great window on the valley, the light that comes along the roof. */
export default function draw(): string {
  const random = seeded(2024);
  return canvas(
    mix(inks.springLit, inks.paper, 0.55),
    ...valley(random),
    ...mullions(),
    ...hall(),
    ...presbytery(),
    ...benches(random),
  );
}

/** What is seen through the glass: the massif, the beech wood, the meadow. */
function valley(random: () => number): string[] {
  return [
    grain(random, [440, 140, 1000, 260], { count: 14, length: 200, width: 8 }, inks.raised),
    ridge(random, line("400,420 560,300 660,370 820,210 960,350 1060,290 1200,390"), 640, {
      plane: mix(inks.mantlePale, inks.paper, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.35),
      lit: inks.raised,
    }),
    wood(random, line("420,470 620,440 820,480 1000,450 1180,470"), 640, 24, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("420,560 800,540 1180,560 1180,680 420,680"), mix(inks.goldLit, inks.spring, 0.4)),
  ];
}

function mullions(): string[] {
  return [
    ...[560, 680, 800, 920, 1040].map((x) => rect(x - 5, 120, 10, 560, beam)),
    ...[290, 460].map((y) => rect(440, y - 4, 720, 8, beam)),
  ];
}

/** Walls, galleries and roof around the window, with the strip of glass along the ridge of the roof. */
function hall(): string[] {
  const light = mix(inks.goldLit, inks.raised, 0.5);
  return [
    polygon(line("0,0 0,1000 440,680 440,190"), wallDark),
    polygon(line("1600,0 1600,1000 1160,680 1160,190"), wall),
    polygon(line("0,0 700,0 775,120 440,190"), beam),
    polygon(line("1600,0 900,0 825,120 1160,190"), mix(beam, wall, 0.5)),
    polygon(line("440,190 775,120 825,120 1160,190 1160,170 825,96 775,96 440,170"), inks.night),
    polygon(line("700,0 900,0 825,120 775,120"), inks.raised),
    gouges(
      [
        [[752, 0], [790, 118], 3],
        [[800, 0], [800, 118], 3],
        [[848, 0], [810, 118], 3],
      ],
      inks.mantlePale,
    ),
    ...rafters(),
    polygon(line("1600,330 1600,640 1160,500 1160,400"), mix(wall, inks.night, 0.45)),
    polygon(line("1600,470 1600,640 1160,500 1160,450"), mix(wall, inks.goldLit, 0.3)),
    polygon(line("1600,620 1600,640 1160,500 1160,494"), light),
    polygon(line("0,330 0,640 440,500 440,400"), mix(wallDark, inks.night, 0.5)),
    polygon(line("0,470 0,640 440,500 440,450"), mix(wallDark, inks.woodLit, 0.22)),
    polygon(line("0,620 0,640 440,500 440,494"), inks.woodLit),
    polygon(line("0,1000 440,680 1160,680 1600,1000"), mix(inks.woodLit, inks.beech, 0.45)),
    polygon(line("560,680 1040,680 1240,1000 360,1000"), mix(inks.woodLit, inks.paper, 0.35)),
    polygon(line("700,680 900,680 980,1000 620,1000"), light),
  ];
}

/** The rafters of the two slopes, drawn towards the window. */
function rafters(): string[] {
  return [0.2, 0.42, 0.62, 0.8].flatMap((near) => {
    const at = (from: Point, to: Point): Point => [
      from[0] + (to[0] - from[0]) * near,
      from[1] + (to[1] - from[1]) * near,
    ];
    return [
      gouges([[at([0, 0], [440, 190]), at([700, 0], [775, 120]), 12 - near * 8]], wall),
      gouges([[at([1600, 0], [1160, 190]), at([900, 0], [825, 120]), 12 - near * 8]], inks.woodLit),
    ];
  });
}

/** The steps, the altar of white stone, the cross and two candles. */
function presbytery(): string[] {
  const shade = mix(inks.hairline, inks.mantle, 0.3);
  return [
    polygon(line("500,676 1100,676 1130,710 470,710"), inks.paper),
    polygon(line("470,710 1130,710 1130,724 470,724"), shade),
    polygon(line("450,724 1150,724 1176,752 424,752"), inks.paper),
    polygon(line("424,752 1176,752 1176,766 424,766"), shade),
    rect(796, 400, 8, 190, inks.wood),
    cross([800, 372], 84, inks.wood),
    rect(656, 588, 288, 18, inks.raised),
    polygon(line("680,606 920,606 904,690 696,690"), inks.paper),
    polygon(line("840,606 920,606 904,690 840,690"), shade),
    ...[690, 910].map(
      (x) => rect(x - 5, 540, 10, 50, inks.raised) + flame([x, 542], 26, inks.goldLit, inks.raised),
    ),
  ];
}

/** The people in their rows, on both sides of the passage, seen from behind. */
function benches(random: () => number): string[] {
  const palette: readonly FigureInks[] = [
    { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
    {
      coat: inks.beech,
      lit: inks.beechLit,
      dark: mix(inks.hairline, inks.ink, 0.3),
      accent: inks.goldLit,
    },
    { coat: inks.spring, lit: inks.springLit, dark: inks.wood, accent: inks.paper },
    {
      coat: inks.ink,
      lit: mix(inks.ink, inks.mantlePale, 0.5),
      dark: inks.night,
      accent: inks.beech,
    },
  ];
  const rows = [
    { y: 770, size: 40, aisle: 170, wide: 350 },
    { y: 812, size: 54, aisle: 205, wide: 470 },
    { y: 868, size: 74, aisle: 250, wide: 640 },
    { y: 944, size: 104, aisle: 310, wide: 820 },
  ];
  return rows.flatMap(({ y, size, aisle, wide }) =>
    [-1, 1].flatMap((side) => {
      const row: string[] = [];
      for (let offset = aisle; offset < wide; offset += size * (1.08 + random() * 0.5)) {
        const figure = palette[Math.floor(random() * palette.length)];
        const at: Point = [800 + side * offset, y + (random() - 0.5) * size * 0.14];
        if (figure) row.push(bust(at, size, figure, headOf(0.12 + random() * 0.62)));
      }
      const [near, far] = [800 + side * (aisle - size * 0.8), 800 + side * (wide + size * 0.9)];
      row.push(
        polygon(
          [
            [near, y + size * 0.62],
            [far, y + size * 0.62],
            [far, y + size * 1.8],
            [near, y + size * 1.8],
          ],
          inks.wood,
        ),
        gouges([[[near, y + size * 0.66], [far, y + size * 0.66], size * 0.05]], inks.woodLit),
      );
      return row;
    }),
  );
}
