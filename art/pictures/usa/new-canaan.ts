import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk, wood } from "../../tools/ridges.ts";
import { gouges, grain, rounded, under } from "../../tools/strokes.ts";
import { canvas, type Point, polygon } from "../../tools/svg.ts";

/** A dry stone wall along an autumn wood, and a way that goes in under the trees. */
export default function draw(): string {
  const random = seeded(154);
  const sky = mix(inks.paper, inks.goldLit, 0.25);
  const ground = mix(inks.beechLit, inks.goldLit, 0.5);
  const bark = { plane: mix(inks.wood, inks.night, 0.25), lit: inks.woodLit };
  return canvas(
    sky,
    grain(random, [-50, 30, 1500, 260], { count: 24, length: 330, width: 9 }, inks.raised),
    wood(random, line("-60,420 300,360 620,430 980,370 1320,400 1660,330"), 660, 36, {
      plane: mix(inks.beechLit, inks.paper, 0.2),
      lit: mix(inks.goldLit, inks.paper, 0.6),
    }),
    wood(random, line("-60,490 240,470 520,530 680,650"), 660, 40, {
      plane: mix(inks.beech, inks.beechLit, 0.45),
      lit: inks.goldLit,
    }),
    wood(random, line("800,650 920,540 1240,480 1660,440"), 660, 40, {
      plane: mix(inks.beech, inks.beechLit, 0.45),
      lit: inks.goldLit,
    }),
    under(
      line("-20,640 400,600 760,570 1100,590 1620,640"),
      [
        [1620, 1010],
        [-20, 1010],
      ],
      ground,
    ),
    polygon(
      line("716,574 772,572 850,700 1080,1000 520,1000 640,720"),
      mix(ground, inks.paper, 0.6),
    ),
    ...wall(random, -30, 620, 756, 610),
    ...wall(random, 860, 1640, 630, 800),
    trunk(random, [250, 930], 930, 84, bark),
    trunk(random, [1340, 960], 960, 96, bark),
    trunk(random, [1080, 720], 560, 34, bark),
    trunk(random, [500, 690], 520, 30, bark),
    leaves(random, [220, 150], [420, 230], 130, 82, inks.beech),
    leaves(random, [170, 120], [380, 190], 76, 70, inks.beechLit),
    leaves(random, [1330, 150], [430, 220], 130, 82, mix(inks.beech, inks.wood, 0.3)),
    leaves(random, [1280, 110], [400, 180], 76, 70, inks.goldLit),
    leaves(random, [900, 850], [760, 130], 60, 34, inks.beech),
    leaves(random, [700, 880], [700, 110], 40, 30, inks.goldLit),
    polygon(line("330,925 420,915 820,1000 520,1000"), mix(ground, inks.wood, 0.35)),
  );
}

/** Stones laid dry, two courses, from one end to the other; each has its lit upper edge. */
function wall(
  random: () => number,
  from: number,
  to: number,
  first: number,
  last: number,
): string[] {
  const parts: string[] = [];
  const grey = mix(inks.ink, inks.woodLit, 0.45);
  const size = (x: number) => 30 + (Math.abs(x - 745) / 745) * 44;
  for (const course of [0, 1]) {
    for (let x = from; x < to; ) {
      const stone = size(x) * (0.8 + random() * 0.7);
      const y = first + ((last - first) * (x - from)) / (to - from) - course * size(x) * 0.62;
      const half = size(x) * 0.36;
      const middle: Point = [x + stone / 2, y];
      const ink = mix(grey, random() < 0.5 ? inks.night : inks.woodLit, random() * 0.28);
      parts.push(
        rounded(
          [
            [x, y - half * 0.7],
            [middle[0], y - half],
            [x + stone * 0.96, y - half * 0.7],
            [x + stone, y + half * 0.7],
            [middle[0], y + half],
            [x + 1, y + half * 0.7],
          ],
          ink,
        ),
        gouges(
          [[[x + stone * 0.08, y - half * 0.55], [x + stone * 0.7, y - half * 0.78], half * 0.13]],
          inks.paper,
        ),
      );
      x += stone + 2;
    }
  }
  return parts;
}
