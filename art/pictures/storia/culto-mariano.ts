import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { crowd } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { rays } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon } from "../../tools/svg.ts";
import { bearers, whiteMadonna } from "../../tools/white-madonna.ts";

const people: readonly FigureInks[] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.raised },
  {
    coat: mix(inks.spring, inks.night, 0.4),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.goldLit,
  },
  {
    coat: inks.ink,
    lit: mix(inks.ink, inks.mantlePale, 0.4),
    dark: inks.night,
    accent: inks.beech,
  },
];

const sun: Point = [800, 226];

/** The white statue goes up through the beech wood on the bearers' shoulders, seen from behind, among its people. */
export default function draw(): string {
  const random = seeded(1843);
  const sky = mix(inks.goldLit, inks.paper, 0.5);
  const shade = mix(inks.spring, inks.night, 0.5);
  return canvas(
    sky,
    rays(random, sun, { from: 128, to: 900, count: 30, width: 12 }, inks.raised),
    circle(sun, 108, inks.goldLit),
    ridge(random, line("-40,520 240,400 460,500 720,330 940,480 1180,380 1400,500 1650,420"), 800, {
      plane: mix(inks.mantlePale, inks.paper, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-60,560 260,600 620,640 1000,610 1340,570 1660,540"), 900, 62, {
      plane: mix(inks.spring, inks.springLit, 0.35),
      lit: mix(inks.springLit, inks.paper, 0.3),
    }),
    trunk(random, [300, 820], 860, 70, { plane: shade, lit: inks.springLit }),
    trunk(random, [1330, 820], 860, 80, { plane: shade, lit: inks.springLit }),
    leaves(random, [220, 40], [450, 160], 38, 122, shade),
    leaves(random, [1420, 30], [450, 170], 38, 122, shade),
    leaves(random, [160, 20], [400, 110], 12, 116, mix(inks.spring, inks.springLit, 0.4)),
    leaves(random, [1400, 10], [380, 100], 12, 116, mix(inks.spring, inks.springLit, 0.4)),
    polygon(line("0,740 500,690 1100,690 1600,740 1600,1000 0,1000"), shade),
    polygon(line("740,740 860,740 960,1000 640,1000"), mix(inks.woodLit, inks.paper, 0.4)),
    crowd(random, { from: 420, to: 1220, y: 690, size: 72, rows: 1 }, people),
    whiteMadonna(),
    crowd(random, { from: 40, to: 620, y: 800, size: 116, rows: 2 }, people),
    crowd(random, { from: 990, to: 1580, y: 800, size: 116, rows: 2 }, people),
    bearers(),
    trunk(random, [30, 1010], 1100, 150, { plane: inks.night, lit: inks.spring }),
  );
}
