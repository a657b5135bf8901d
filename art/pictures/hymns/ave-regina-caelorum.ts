import { inks, mix } from "../../tools/inks.ts";
import { star } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, fir, ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";

/** The shore of the lake: above it the sky, below it the sky again. */
const SHORE = 640;
const MIDDLE: Point = [800, 232];

/** Over a still lake in the mountains a crown of twelve stars, and the same crown in the water. */
export default function draw(): string {
  const random = seeded(331);
  const sky = mix(inks.night, inks.violet, 0.42);
  const lake = mix(inks.night, inks.violet, 0.28);
  const trees = { plane: inks.night, lit: mix(inks.violet, inks.mantlePale, 0.25) };
  return canvas(
    sky,
    ...dust(random, sky),
    circle(MIDDLE, 226, mix(sky, inks.violet, 0.35)),
    circle(MIDDLE, 118, mix(sky, inks.violet, 0.7)),
    ...crown(1).map(([at, size]) => star(at, size, inks.goldLit)),
    ...crown(1).map(([at, size]) => circle(at, size * 0.2, inks.raised)),
    ridge(
      random,
      line("-40,540 170,400 330,480 500,400 680,510 810,480 980,520 1230,370 1420,450 1650,360"),
      SHORE,
      {
        plane: mix(inks.violet, inks.mantle, 0.5),
        shade: mix(inks.mantle, inks.night, 0.5),
        lit: mix(inks.mantlePale, inks.violet, 0.3),
      },
    ),
    wood(random, line("-60,606 400,604 800,616 1200,600 1660,596"), SHORE, 18, {
      plane: mix(inks.night, inks.violet, 0.2),
      lit: mix(inks.violet, inks.mantle, 0.4),
    }),
    rect(0, SHORE, 1600, 370, lake),
    polygon(
      line("-10,640 1610,640 1610,700 1230,790 1020,690 830,740 540,784 330,700 170,756 -10,690"),
      mix(lake, inks.violet, 0.3),
    ),
    gouges(reflection(), inks.goldLit),
    grain(
      random,
      [-60, 656, 1540, 985],
      { count: 70, length: 150, width: 4 },
      mix(lake, inks.mantlePale, 0.28),
    ),
    gouges([[[-20, 642], [1620, 642], 4]], inks.mantlePale),
    polygon(
      [...broken(random, line("-20,900 180,880 360,930 520,1010"), 0.12), [-20, 1010]],
      inks.night,
    ),
    polygon(
      [...broken(random, line("1180,1010 1300,940 1460,900 1620,890"), 0.12), [1620, 1010]],
      inks.night,
    ),
    fir(random, [90, 930], 470, trees),
    fir(random, [250, 950], 320, trees),
    fir(random, [1500, 930], 540, trees),
    fir(random, [1350, 960], 300, trees),
  );
}

/** Places and sizes of the twelve, in a ring that is flatter as it is farther. */
function crown(flat: number): [Point, number][] {
  return Array.from({ length: 12 }, (_, index): [Point, number] => {
    const angle = (index / 12) * Math.PI * 2 - Math.PI / 2;
    return [
      [MIDDLE[0] + Math.cos(angle) * 172, MIDDLE[1] + Math.sin(angle) * 172 * flat],
      index % 2 ? 28 : 38,
    ];
  });
}

/** The stars in the water: each a few cuts, longer towards us. */
function reflection(): Cut[] {
  return crown(0.62).flatMap(([[x, y], size]): Cut[] => {
    const depth = SHORE + 180 - (y - MIDDLE[1]);
    return [-1, 0, 1].map(
      (row): Cut => [
        [x - size * (row ? 0.5 : 0.95), depth + row * 13],
        [x + size * (row ? 0.6 : 1), depth + row * 13 + 1],
        row ? 3 : 6,
      ],
    );
  });
}

/** Small stars all over the sky. */
function dust(random: () => number, sky: string): string[] {
  return Array.from({ length: 110 }, () =>
    circle(
      [random() * 1600, random() * 480],
      1.4 + random() * 2.4,
      mix(sky, inks.paper, 0.35 + random() * 0.5),
    ),
  );
}
