import { seeded } from "./random.ts";
import type { Point } from "./svg.ts";

/*
 * Marks of the blade as path data in whole numbers, relative to where each begins. What is cut a thousand times is one of
 * a few shapes, so that a drawing of many marks packs to few bytes.
 */

const whole = (value: number): number => Math.round(value) || 0;

/** Numbers as short as path data allows. */
export const numbers = (...values: readonly number[]): string =>
  values
    .map(whole)
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join("");

/** A closed plane with straight edges. */
export function outline(points: readonly Point[]): string {
  const [first = [0, 0], ...others] = points.map(([x, y]): Point => [whole(x), whole(y)]);
  let [fromX, fromY] = first;
  const edges = others.flatMap(([x, y]) => {
    const step = [x - fromX, y - fromY];
    [fromX, fromY] = [x, y];
    return step;
  });
  return `M${numbers(...first)}l${numbers(...edges)}z`;
}

/** A closed plane with straight edges around the place where it is put. */
export function around(points: readonly Point[]): string {
  return outline([[0, 0], ...points]).replace("M0 0", "");
}

/** A cut that begins broad and ends in a point. */
export const wedge = ([x, y]: Point, width: number): string => {
  const length = Math.hypot(x, y) || 1;
  const across: Point = [(-y / length) * width, (x / length) * width];
  const [tip, back] = [
    [x + across[0] / 2, y + across[1] / 2],
    [across[0] / 2 - x, across[1] / 2 - y],
  ] as const;
  return `l${numbers(...tip, ...back)}z`;
};

/** A leaf, or a cut that is pointed at both ends: from where it begins to its tip. */
export const lens = ([x, y]: Point, width: number): string => {
  const length = Math.hypot(x, y) || 1;
  const [across, down] = [(-y / length) * width, (x / length) * width];
  return `q${numbers(x / 2 + across, y / 2 + down, x, y)}q${numbers(-x / 2 - across, -y / 2 - down, -x, -y)}z`;
};

/** Several marks, each at its place from where they are put, as one shape. */
export function together(marks: readonly (readonly [at: Point, mark: string])[]): string {
  let [fromX, fromY] = [0, 0];
  return marks
    .map(([[x, y], mark]) => {
      const [across, down] = [whole(x - fromX), whole(y - fromY)];
      [fromX, fromY] = [fromX + across, fromY + down];
      return `m${numbers(across, down)}${mark}`;
    })
    .join("");
}

/** Puts marks at a place: one of few enough that it packs well, and no eye sees it. */
export const stamp = ([x, y]: Point, marks: string): string =>
  `M${numbers(4 * Math.round(x / 4), 4 * Math.round(y / 4))}${marks}`;

/** A few shapes, one of which is taken each time. */
export function stampsOf(
  seed: number,
  count: number,
  shape: (random: () => number) => string,
): (random: () => number) => string {
  const random = seeded(seed);
  const shapes = Array.from({ length: count }, () => shape(random));
  return (draw) => shapes[Math.floor(draw() * shapes.length)] ?? "";
}
