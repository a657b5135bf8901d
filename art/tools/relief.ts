import { outlinesBelowZero, straightened } from "./contours.ts";
import { seeded } from "./random.ts";
import type { Point } from "./svg.ts";

/** A mountain side as it is seen: from the crest down to the foot, with spurs between. */
export interface Slope {
  /** The line against the sky, from left to right; how much of it the rock breaks. */
  crest: readonly Point[];
  roughness: number;
  foot: readonly Point[];
  /** How broad the spurs are, how far they stand out, and how far they run to the right on their way down. */
  spur: number;
  strength: number;
  lean?: number;
  seed: number;
}

/** What is seen of a slope. */
export interface Relief {
  crestAt: (x: number) => number;
  footAt: (x: number) => number;
  /** How much of the light falls there: from 0 to 1. */
  lightAt: (point: Point) => number;
  /** Which way water runs there: a step of length 1 on the canvas. */
  fallAt: (point: Point) => Point;
  /** The outlines of where a measure of the slope is below zero, angular as a blade cuts them. */
  outlines: (measure: (point: Point, light: number) => number, tolerance: number) => Point[][];
}

/** Between two samples, in units of the canvas. */
const STEP = 6;
/** How many samples there are from foot to crest. */
const DEPTH = 96;
/** How far back the crest lies, in the same units as heights. */
const BACK = 420;

/** The light comes from the left, from above and from behind the viewer. */
const LIGHT = { left: 0.78, up: 0.46, front: 0.42 } as const;

export function reliefOf(slope: Slope): Relief {
  const noise = noiseOf(slope.seed);
  const left = slope.crest[0]?.[0] ?? 0;
  const right = slope.crest.at(-1)?.[0] ?? 0;
  const columns = Math.ceil((right - left) / STEP) + 1;
  const crestAt = (x: number) =>
    heightOn(slope.crest, x) + slope.roughness * (broken(noise, x / 46, 0) - 0.5);
  const footAt = (x: number) => heightOn(slope.foot, x);
  const heights = Array.from({ length: columns }, (_, column) => {
    const x = left + column * STEP;
    const [foot, crest] = [footAt(x), crestAt(x)];
    return Array.from({ length: DEPTH + 1 }, (_, row) => {
      const z = row / DEPTH;
      const across = x + (1 - z) * (slope.lean ?? 0);
      const spur = ridged(noise, across / slope.spur, z * 1.7);
      return -(foot + (crest - foot) * z) + slope.strength * (spur - 0.5) * 4 * z * (1 - z) ** 0.6;
    });
  });
  const heightAt = (column: number, row: number) =>
    heights[Math.min(columns - 1, Math.max(0, column))]?.[Math.min(DEPTH, Math.max(0, row))] ?? 0;

  const top = Math.min(...slope.crest.map(([, y]) => y)) - slope.roughness;
  const rows = Math.ceil((Math.max(...slope.foot.map(([, y]) => y)) - top) / STEP) + 1;
  const lights = Array.from({ length: rows }, () => new Array<number>(columns).fill(1));
  const falls = Array.from({ length: rows }, () => new Array<Point>(columns).fill([0, 1]));
  for (let column = 0; column < columns; column += 1) {
    let seen = rows;
    for (let row = 0; row <= DEPTH; row += 1) {
      const upTo = Math.round((-heightAt(column, row) - top) / STEP);
      // What is behind the crest goes on above it: the outline cuts it off.
      const end = row === DEPTH ? 0 : Math.max(0, upTo);
      if (end >= seen) continue;
      const across = (heightAt(column + 2, row) - heightAt(column - 2, row)) / (4 * STEP);
      const back = ((heightAt(column, row + 2) - heightAt(column, row - 2)) / 4) * (DEPTH / BACK);
      const light =
        (across * LIGHT.left + LIGHT.up + back * LIGHT.front) / Math.hypot(across, 1, back);
      const fall: Point = [-across, across * across + back * back * 0.6 + 0.15];
      const length = Math.hypot(...fall);
      for (let at = end; at < seen; at += 1) {
        const [lightRow, fallRow] = [lights[at], falls[at]];
        if (!(lightRow && fallRow)) continue;
        lightRow[column] = Math.max(0, Math.min(1, light));
        fallRow[column] = [fall[0] / length, fall[1] / length];
      }
      seen = end;
    }
  }
  const cell = ([x, y]: Point): [row: number, column: number] => [
    Math.max(0, Math.min(rows - 1, Math.round((y - top) / STEP))),
    Math.max(0, Math.min(columns - 1, Math.round((x - left) / STEP))),
  ];
  return {
    crestAt,
    footAt,
    lightAt: (point) => {
      const [row, column] = cell(point);
      return lights[row]?.[column] ?? 1;
    },
    fallAt: (point) => {
      const [row, column] = cell(point);
      return falls[row]?.[column] ?? [0, 1];
    },
    outlines: (measure, tolerance) =>
      outlinesBelowZero(
        lights.map((row, at) =>
          row.map((light, column) => measure([left + column * STEP, top + at * STEP], light)),
        ),
      ).map((outline) =>
        straightened(
          outline.map(([column, row]): Point => {
            const x = left + column * STEP;
            return [x, Math.max(crestAt(x), top + row * STEP)];
          }),
          tolerance,
        ),
      ),
  };
}

/** How high a line is at a place, straight between its points. */
export function heightOn(line: readonly Point[], x: number): number {
  const next = line.findIndex(([at]) => at >= x);
  const to = line[next === -1 ? line.length - 1 : next] ?? [0, 0];
  const from = line[next === -1 ? line.length - 1 : Math.max(0, next - 1)] ?? to;
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * share;
}

type Noise = (x: number, y: number) => number;

/** A soft, uneven ground: from 0 to 1, the same for the same seed. */
export function noiseOf(seed: number): Noise {
  const random = seeded(seed);
  const SIZE = 64;
  const knots = Array.from({ length: SIZE * SIZE }, random);
  const knot = (x: number, y: number) =>
    knots[(((y % SIZE) + SIZE) % SIZE) * SIZE + (((x % SIZE) + SIZE) % SIZE)] ?? 0;
  const soft = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [soft(x - left), soft(y - top)];
    const upper = knot(left, top) * (1 - across) + knot(left + 1, top) * across;
    const lower = knot(left, top + 1) * (1 - across) + knot(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

/** Three noises, each finer and weaker, as rock breaks. */
const octaves = (noise: Noise, shape: (value: number) => number, x: number, y: number) =>
  (shape(noise(x, y)) * 4 +
    shape(noise(x * 2.1 + 9, y * 2 + 5)) * 2 +
    shape(noise(x * 4.3 + 3, y * 3.9 + 7))) /
  7;

const broken = (noise: Noise, x: number, y: number) => octaves(noise, (value) => value, x, y);

/** Sharp above, broad below: the edges of spurs. */
const ridged = (noise: Noise, x: number, y: number) =>
  octaves(noise, (value) => 1 - Math.abs(2 * value - 1), x, y);
