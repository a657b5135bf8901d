import { outline, stamp, wedge } from "../tools/marks.ts";
import { areaOf } from "../tools/polygons.ts";
import { seeded } from "../tools/random.ts";
import { noiseOf, reliefOf, type Slope } from "../tools/relief.ts";
import type { Point } from "../tools/svg.ts";
import { type Hidden, plane } from "./slope.ts";

/** The planes and cuts of a mountain side, each for an ink. */
export interface Rock {
  plane: string;
  /** What looks away from the light, and the teeth the blade leaves at its edge. */
  shade: string;
  /** What is cut out of the plane where the light falls. */
  lit: string;
  /** What lies above the line of the snow, in the light. */
  snow: string;
}

/** Places over a part of the canvas, uneven as a hand sets them. */
function* places(
  random: () => number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [across, down]: Point,
): Generator<Point> {
  let row = 0;
  for (let y = top; y < bottom; y += down) {
    row += 1;
    for (let x = left + (row % 2) * across * 0.5; x < right; x += across)
      yield [x + (random() - 0.5) * across * 0.8, y + (random() - 0.5) * down * 0.8];
  }
}

/** A step with few different lengths and ways, so that cuts pack well. */
const coarse = ([x, y]: Point, unit: number): Point => [
  unit * Math.round(x / unit),
  unit * Math.round(y / unit),
];

/** Rock: its shade ends in teeth that run down the fall of the slope, and the light is cut out in strokes. */
export function rock(slope: Slope, depth: number, dark: number, hidden: Hidden): Rock {
  const relief = reliefOf(slope);
  const random = seeded(slope.seed);
  const [left, right] = [slope.crest[0]?.[0] ?? 0, slope.crest.at(-1)?.[0] ?? 0];
  const top = Math.min(...slope.crest.map(([, y]) => y));
  const teeth: string[] = [];
  const lit: string[] = [];
  for (const [x, y] of places(random, [left, top, right, depth], [22, 24])) {
    if (y < relief.crestAt(x) + 8 || y > hidden(x)) continue;
    const light = relief.lightAt([x, y]);
    const [across, down] = relief.fallAt([x, y]);
    const length = 24 + random() * 40;
    const way = coarse([across * length, down * length], 8);
    if (light >= dark && light < dark + 0.17)
      teeth.push(stamp([x, y], wedge(way, light < dark + 0.08 ? 6 : 3)));
    else if (light < dark && light > dark - 0.14) lit.push(stamp([x, y], wedge(way, 3)));
  }
  const noise = noiseOf(slope.seed);
  const isSeen = (points: readonly Point[]) =>
    Math.abs(areaOf(points)) > 400 && points.some(([x, y]) => y < hidden(x));
  const shade = relief.outlines((_, light) => light - dark, 5.5).filter(isSeen);
  const snow = relief
    .outlines(([x, y]) => y - relief.crestAt(x) * 0.4 - 150 - 150 * noise(x / 38, y / 260), 5)
    .filter(isSeen);
  return {
    plane: plane(relief, [left, right], 14, depth),
    shade: shade.map(outline).join("") + teeth.join(""),
    lit: lit.join(""),
    snow: snow.map(outline).join(""),
  };
}
