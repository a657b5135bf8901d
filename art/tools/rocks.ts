import { type Cut, gouges } from "./strokes.ts";
import { type Point, polygon } from "./svg.ts";

/** A stone's inks: the plane towards the viewer, its top in the light, the side away from it, the cuts. */
export interface StoneInks {
  plane: string;
  lit: string;
  shade: string;
  cuts: string;
}

const outline: readonly Point[] = [
  [-0.5, 0],
  [-0.47, -0.5],
  [-0.24, -0.9],
  [0.14, -1],
  [0.4, -0.66],
  [0.5, -0.14],
  [0.45, 0],
];

/** A boulder: x and y are the middle of its foot. Its corners are broken, no two stones alike. */
export function boulder(
  random: () => number,
  [x, y]: Point,
  [width, height]: readonly [number, number],
  { plane, lit, shade, cuts }: StoneInks,
): string {
  const moved = ([across, up]: Point): Point => [
    x + (across + (random() - 0.5) * 0.12) * width,
    y + (up === 0 ? 0 : up + (random() - 0.5) * 0.14) * height,
  ];
  const [foot, shoulder, brow, top, flank, knee, end] = outline.map(moved) as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  const edge = moved([0.02, -0.66]);
  const fold = moved([0.14, -0.3]);
  const toe: Point = [x + width * 0.06, y];
  return [
    polygon([foot, shoulder, brow, top, flank, knee, end], plane),
    polygon([shoulder, brow, top, edge], lit),
    polygon([top, flank, knee, end, toe, fold, edge], shade),
    gouges(scratches(random, shoulder, edge, height), cuts),
  ].join("");
}

/** Short cuts under the edge where the light ends. */
function scratches(random: () => number, from: Point, to: Point, height: number): Cut[] {
  return Array.from({ length: 4 }, (_, index): Cut => {
    const share = 0.15 + index * 0.2 + random() * 0.08;
    const start: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + height * 0.08,
    ];
    const length = height * (0.16 + random() * 0.22);
    return [start, [start[0] + length * 0.12, start[1] + length], 1.5 + height * 0.012];
  });
}
