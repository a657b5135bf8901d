import type { FigureInks } from "./pilgrims.ts";
import { band, line } from "./points.ts";
import { gouges, ribbon, rounded } from "./strokes.ts";
import { ellipse, group, type Point, polygon, short } from "./svg.ts";

/** Somebody in a long mantle that covers the head, seen from behind: height in units of the canvas, feet at the point. */
export function mantled([x, y]: Point, height: number, { coat, lit, dark }: FigureInks): string {
  return group(
    `translate(${short(x)} ${short(y)}) scale(${(height / 100).toFixed(3)})`,
    rounded(
      line(
        "0,-100 7,-97 9.5,-88 9,-81 17,-74 19,-52 20,-28 27,-2 10,2 -12,2 -27,-2 -20,-28 -19,-52 -17,-74 -9,-81 -9.5,-88 -7,-97",
      ),
      coat,
    ),
    rounded(
      line("3,-99 8,-96 9.5,-88 9,-81 17,-74 19,-52 20,-28 27,-2 10,2 12,-30 6,-60 4,-82"),
      dark,
    ),
    rounded(
      line(
        "-7,-97 -2,-99 -6,-88 -5,-80 -13,-70 -14,-48 -16,-24 -21,0 -27,-2 -20,-28 -19,-52 -17,-74 -9,-81 -9.5,-88",
      ),
      lit,
    ),
    gouges(
      [
        [[-3, -78], [-9, -4], 1.3, -2],
        [[1, -66], [0, -2], 1],
      ],
      lit,
    ),
    gouges([[[-8, -82], [7, -82], 0.8, -2.4]], dark),
  );
}

/** Somebody kneeling with the head bowed, seen from behind: height is what the person would measure standing. */
export function kneeling(
  [x, y]: Point,
  height: number,
  { coat, lit, dark, accent }: FigureInks,
): string {
  return group(
    `translate(${short(x)} ${short(y)}) scale(${(height / 100).toFixed(3)})`,
    ellipse([0, -68], 7, 8.4, dark),
    gouges([[[-5.6, -66], [-1, -76], 1.1, 1.6]], accent),
    rounded(
      line("0,-64 12,-60 17,-46 15,-30 19,-12 17,-3 0,-1 -17,-3 -19,-12 -15,-30 -17,-46 -12,-60"),
      coat,
    ),
    rounded(line("6,-62 13,-59 17,-46 15,-30 19,-12 17,-3 6,-2 9,-28"), dark),
    rounded(
      line("-11,-60 -6,-62 -10,-46 -9,-30 -14,-12 -13,-3 -17,-3 -19,-12 -15,-30 -17,-46"),
      lit,
    ),
    ribbon(band("-15,-32,1 0,-30,1.6 15,-32,1"), dark),
    ...[-9, 9].map(
      (side) =>
        polygon(
          [
            [side - 6, -7],
            [side + 5, -7],
            [side + 6, 1],
            [side - 5, 2],
          ],
          dark,
        ) + gouges([[[side - 5, -5], [side - 4, 1], 1]], accent),
    ),
  );
}
