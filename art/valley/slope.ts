import { outline } from "../tools/marks.ts";
import type { Relief } from "../tools/relief.ts";
import type { Point } from "../tools/svg.ts";

/** What stands before a slope: nothing is cut where it is not seen. */
export type Hidden = (x: number) => number;

/** A plane from a line on the canvas down to a depth. */
export function plane(relief: Relief, [left, right]: Point, step: number, depth: number): string {
  const points: Point[] = [];
  for (let x = left; x < right; x += step) points.push([x, relief.crestAt(x)]);
  return outline([...points, [right, relief.crestAt(right)], [right, depth], [left, depth]]);
}
