import type { Point } from "./svg.ts";

/** Twice the area of a triangle, above zero if its corners turn clockwise on the screen. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The smallest convex polygon around points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1) {
        if (turn(chain.at(-2) as Point, chain.at(-1) as Point, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function areaOf(corners: readonly Point[]): number {
  const first = corners[0] ?? [0, 0];
  return corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? first;
    return sum + turn(first, corner, next) / 2;
  }, 0);
}

/** A polygon without the corners that matter least: at most so many are left, and four if they say nearly the same. */
export function fewerCorners(corners: readonly Point[], most: number): Point[] {
  const left = [...corners];
  const area = areaOf(corners);
  while (left.length > 3) {
    let least = Number.POSITIVE_INFINITY;
    let which = 0;
    for (let index = 0; index < left.length; index += 1) {
      const before = left[(index + left.length - 1) % left.length] as Point;
      const after = left[(index + 1) % left.length] as Point;
      const loss = turn(before, left[index] as Point, after) / 2;
      if (loss < least) {
        least = loss;
        which = index;
      }
    }
    if (left.length <= most && least > area * 0.1) break;
    left.splice(which, 1);
  }
  return left;
}

/** A convex polygon drawn in by a distance on all sides; nothing if that leaves nothing. */
export function inset(corners: readonly Point[], distance: number): Point[] {
  let kept: Point[] = [...corners];
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    /** How far a point lies on the inner side of the line that the edge is drawn in to. */
    const depth = (point: Point) => turn(from, to, point) / length - distance;
    kept = kept.flatMap((point, at) => {
      const next = kept[(at + 1) % kept.length] as Point;
      const [here, there] = [depth(point), depth(next)];
      const share = here / (here - there);
      const crossing: Point = [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ];
      return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])];
    });
  }
  return kept;
}
