import { mix } from "./inks.ts";
import { below, crowns, cut, foliage, rough } from "./landscape.ts";
import { seeded } from "./random.ts";
import { HEIGHT, type Point, path, rect, WIDTH } from "./svg.ts";

/** Three inks of a picture: its ground, what is darker than it, and the warm accent. */
export interface Palette {
  ground: string;
  deep: string;
  accent: string;
}

/** Cuts of the gouge over a part of the canvas, all one way, as a block is cleared. */
export function cleared(
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

/** Rays of carved light around a point, longer and shorter by turns. */
export function glory(
  [x, y]: Point,
  inner: number,
  outer: number,
  count: number,
  ink: string,
): string {
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = index % 2 === 0 ? outer : inner + (outer - inner) * 0.55;
    return cut(
      [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
      outer * 0.022,
    );
  });
  return path(rays.join(""), ink);
}

/** A niche in a wall of stone, with its ledge: what stands in it has the light from the left. */
export function niche({ ground, deep }: Palette, seed: number): string[] {
  const stone = mix(ground, "#ffffff", 0.18);
  return [
    rect(0, 0, WIDTH, HEIGHT, mix(ground, deep, 0.2)),
    cleared(seed, mix(ground, deep, 0.08), [0, 0], WIDTH, HEIGHT, 90, 0.04),
    path("M440 1000V430a360 360 0 0 1 720 0V1000z", stone),
    path("M500 1000V430a300 300 0 0 1 600 0V1000z", mix(deep, ground, 0.22)),
    path("M500 1000V430a300 300 0 0 1 300 -300a300 300 0 0 0 -200 300V1000z", deep),
    cleared(seed + 1, mix(deep, ground, 0.4), [640, 220], 380, 500, 26, -0.3),
    rect(400, 850, 800, 46, mix(ground, "#ffffff", 0.4)),
    rect(400, 896, 800, 104, mix(ground, deep, 0.34)),
  ];
}

/** A table before a wall, lit from a window on the left. */
export function table({ ground, deep, accent }: Palette, seed: number): string[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, ground),
    path(`M0 0H${WIDTH}V620L700 0z`, mix(ground, deep, 0.12)),
    cleared(seed, mix(ground, "#ffffff", 0.35), [0, 40], 800, 560, 50, 0.5),
    cleared(seed + 1, mix(ground, deep, 0.2), [800, 40], 760, 560, 50, 0.5),
    rect(0, 690, WIDTH, 310, mix(accent, deep, 0.25)),
    rect(0, 690, WIDTH, 16, mix(accent, "#ffffff", 0.25)),
    cleared(seed + 2, mix(accent, deep, 0.5), [0, 720], WIDTH, 270, 60, 0.02),
  ];
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

/** Water to the horizon, carved in long cuts. */
export function sea({ ground, deep, accent }: Palette, seed: number, horizon = 600): string[] {
  return [
    rect(0, 0, WIDTH, HEIGHT, ground),
    cleared(seed, mix(ground, "#ffffff", 0.25), [0, 40], WIDTH, horizon - 120, 34, 0),
    rect(0, horizon, WIDTH, HEIGHT - horizon, mix(ground, deep, 0.7)),
    rect(0, horizon + 160, WIDTH, HEIGHT - horizon - 160, deep),
    cleared(seed + 1, mix(ground, "#ffffff", 0.2), [0, horizon + 14], WIDTH, 140, 60, 0),
    cleared(seed + 2, mix(deep, accent, 0.4), [0, horizon + 170], WIDTH, 230, 60, 0),
  ];
}

/** A bough of beech from an upper corner. */
export function bough(side: "left" | "right", ink: string, lit: string, seed: number): string[] {
  const random = seeded(seed);
  const at = (x: number) => (side === "left" ? x : WIDTH - x);
  const leaves = Array.from(
    { length: 9 },
    (_, index): Point => [
      at(40 + (index % 5) * 110 + random() * 40),
      20 + Math.floor(index / 5) * 90 + random() * 60,
    ],
  );
  return [
    path(leaves.map((point, index) => foliage(point, 110, 62, seed + index)).join(""), ink),
    path(
      leaves.map(([x, y], index) => foliage([x - 20, y - 16], 66, 34, seed + 30 + index)).join(""),
      lit,
    ),
  ];
}

/** A ledge's shadow: what stands somewhere throws it to the right. */
export function castShadow(x: number, y: number, width: number, ink: string): string {
  return path(
    `M${x} ${y}L${x + width} ${y}L${x + width + 190} ${y + 36}L${x + 120} ${y + 36}z`,
    ink,
  );
}
