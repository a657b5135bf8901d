import { FRONT, front } from "../../tools/front.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, group, polygon, rect } from "../../tools/svg.ts";

const meadow = mix(inks.spring, inks.goldLit, 0.5);

/** The front of the basilica at noon in summer, from the meadow in flower, under the bough of a beech. */
export default function draw(): string {
  const random = seeded(1921);
  const sky = mix(inks.mantlePale, inks.paper, 0.35);
  return canvas(
    sky,
    grain(random, [300, 40, 1500, 260], { count: 20, length: 340, width: 11 }, inks.raised),
    ridge(random, line("-40,430 200,300 420,400 640,270 900,390 1190,210 1400,330 1650,250"), 760, {
      plane: mix(inks.mantlePale, inks.mantle, 0.18),
      shade: mix(inks.mantlePale, inks.mantle, 0.48),
      lit: inks.raised,
    }),
    wood(random, line("-60,520 260,480 620,540 1000,500 1300,470 1660,430"), 800, 34, {
      plane: mix(inks.spring, inks.springLit, 0.12),
      lit: inks.springLit,
    }),
    wood(random, line("-60,620 240,600 520,650 1300,610 1660,560"), 860, 48, {
      plane: mix(inks.spring, inks.ink, 0.35),
      lit: mix(inks.springLit, inks.spring, 0.3),
    }),
    under(line("-20,750 400,770 900,780 1620,740"), line("1620,1010 -20,1010"), meadow),
    group(
      "translate(354 40) scale(0.82)",
      polygon(line("1052,880 1470,880 1540,910 1420,960 1000,950"), mix(meadow, inks.ink, 0.35)),
      ...nave(),
      ...front(FRONT),
    ),
    ribbon(
      band("884,796,150 850,850,210 760,920,330 700,1020,520"),
      mix(inks.paper, inks.goldLit, 0.3),
    ),
    grain(
      random,
      [620, 820, 900, 990],
      { count: 16, length: 90, width: 5 },
      mix(inks.woodLit, inks.goldLit, 0.4),
    ),
    grain(
      random,
      [960, 810, 1560, 980],
      { count: 50, length: 44, width: 5, slope: -1.2 },
      mix(meadow, inks.ink, 0.28),
    ),
    polygon(line("-10,900 250,850 560,880 620,930 380,1010 -10,1010"), mix(meadow, inks.ink, 0.38)),
    trunk(random, [130, 1020], 1060, 128, {
      plane: mix(inks.wood, inks.ink, 0.5),
      lit: mix(inks.hairline, inks.wood, 0.25),
    }),
    ribbon(band("140,330,56 300,210,34 470,170,18 620,190,6"), mix(inks.wood, inks.ink, 0.5)),
    ...line("60,90 240,60 420,90 560,150 330,170 90,210 620,40").map((at, index) =>
      leaves(
        random,
        at,
        [150, 74],
        34,
        40,
        mix(inks.spring, index % 2 ? inks.goldLit : inks.ink, 0.28),
      ),
    ),
    ...flowers(random),
  );
}

/** The nave of the years after 1978, behind the front: its long side with the windows, its broad roof. */
function nave(): string[] {
  const shade = mix(FRONT.shade, inks.paper, 0.25);
  return [
    polygon(line("960,470 1470,500 1470,880 960,880"), shade),
    ...[1110, 1200, 1290, 1380].map((x) => rect(x, 610, 40, 190, FRONT.dark)),
    polygon(line("800,330 1330,310 1530,520 940,500"), inks.beech),
    gouges([[[830, 330], [1320, 314], 6]], inks.beechLit),
  ];
}

/** The meadow in flower, larger towards the viewer. */
function flowers(random: () => number): string[] {
  const heads = Array.from({ length: 60 }, (_, index) => {
    const near = random();
    const y = 830 + near * 160;
    const across = 980 + random() * 640 - (index % 3 ? 0 : 960);
    return { x: across, y, size: 3 + near * 7, ink: index % 4 };
  });
  const stalks = heads.map(
    ({ x, y, size }): Cut => [[x + size * 0.6, y + size * 5], [x, y], size * 0.5],
  );
  const colours = [inks.raised, inks.goldLit, inks.red, inks.mantlePale];
  return [
    gouges(stalks, mix(inks.spring, inks.ink, 0.3)),
    ...heads.map(({ x, y, size, ink }) => circle([x, y], size, colours[ink] ?? inks.raised)),
  ];
}
