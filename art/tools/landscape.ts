import { seeded } from "./random.ts";
import type { Point } from "./svg.ts";

/** A line between points made rough: each stretch is bent in its middle, by less each time. */
export function rough(
  points: readonly Point[],
  roughness: number,
  depth: number,
  seed: number,
): Point[] {
  const random = seeded(seed);
  let bent: Point[] = [...points];
  let bend = roughness;
  for (let level = 0; level < depth; level += 1) {
    bent = bent.flatMap((point, index): Point[] => {
      const next = bent[index + 1];
      if (!next) return [point];
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const middle: Point = [
        (point[0] + next[0]) / 2 + (random() - 0.5) * length * 0.15,
        (point[1] + next[1]) / 2 + (random() - 0.5) * length * bend,
      ];
      return [point, middle];
    });
    bend *= 0.85;
  }
  return bent;
}
