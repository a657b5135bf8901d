import { mix } from "./inks.ts";
import { below, crowns, cut, rough } from "./landscape.ts";
import { seeded } from "./random.ts";
import { HEIGHT, type Point, path, rect, WIDTH } from "./svg.ts";

/** Three inks of a picture: its ground, what is darker than it, and the warm accent. */
export interface Palette {
  ground: string;
  deep: string;
  accent: string;
}

/** Cuts of the gouge over a part of the canvas, all one way, as a block is cleared. */
function cleared(
  seed: number,
  ink: string,
  [x, y]: Point,
  width: number,
  height: number,
  count: number,
  slope = 0.1,
): string {
  const random = seeded(seed);
  const cuts = Array.from({ length: count }, () => {
    const fromX = x + random() * width;
    const fromY = y + random() * height;
    const length = 40 + random() * 90;
    return cut([fromX, fromY], [fromX + length, fromY + length * slope], 2 + random() * 2.4);
  });
  return path(cuts.join(""), ink);
}

/** Hills in three planes under a sky, the Meta behind. */
export function hills({ ground, deep, accent }: Palette, seed: number, horizon = 560): string[] {
  const random = seeded(seed);
  const line = (height: number, swing: number): Point[] =>
    rough(
      [0, 320, 640, 960, 1280, 1600].map((x): Point => [x, height + (random() - 0.5) * swing]),
      0.16,
      2,
      seed + height,
    );
  const near = line(horizon + 250, 90);
  return [
    rect(0, 0, WIDTH, HEIGHT, ground),
    path(
      below(
        [
          [0, horizon - 190],
          [500, horizon - 230],
          [1100, horizon - 200],
          [1600, horizon - 240],
        ],
        HEIGHT,
      ),
      mix(ground, "#ffffff", 0.3),
    ),
    path(below(line(horizon, 210), HEIGHT), mix(ground, deep, 0.32)),
    cleared(seed, mix(ground, deep, 0.18), [0, horizon], WIDTH, 120, 40, 0.4),
    path(crowns(line(horizon + 140, 130), 46, HEIGHT, seed + 5), mix(ground, deep, 0.62)),
    cleared(seed + 1, mix(ground, deep, 0.48), [0, horizon + 170], WIDTH, 90, 46, 0.3),
    path(below(near, HEIGHT), deep),
    cleared(seed + 2, mix(deep, accent, 0.35), [0, horizon + 290], WIDTH, 150, 50, 0.12),
  ];
}
