import { type Point, path, short } from "./svg.ts";

/** A point of a line that has a width there: the blade pressed more or less. */
export type Pressed = readonly [x: number, y: number, width: number];

/** One cut of the gouge: pointed at both ends; bend moves its belly to the left of the way from one end to the other. */
export type Cut = readonly [from: Point, to: Point, width: number, bend?: number];

/** Coordinates as short as the eye allows: whole numbers, but for what is drawn small and enlarged later. */
const brief = (value: number): string =>
  Math.abs(value) < 100 ? short(value) : String(Math.round(value));

const at = ([x, y]: Point): string => {
  const second = brief(y);
  return `${brief(x)}${second.startsWith("-") ? "" : " "}${second}`;
};

/** The curves of a line that passes softly through all the points (Catmull-Rom), after its first one. */
function curves(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const pick = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const pieces: string[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pick(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    pieces.push(`C${[first, second, to].map(at).join(" ")}`.replaceAll(" -", "-"));
  }
  return pieces.join("");
}

/** The outline of a rounded plane through the points, as path data. */
export function roundOutline(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${curves(points, true)}Z`;
}

/** A rounded plane: its edge passes softly through all the points. */
export function rounded(points: readonly Point[], ink: string): string {
  return path(roundOutline(points), ink);
}

/** A plane under a soft line that goes through the points, closed by straight edges through the corners. */
export function under(points: readonly Point[], corners: readonly Point[], ink: string): string {
  const edges = corners.map((corner) => `L${at(corner)}`).join("");
  return path(`M${at(points[0] ?? [0, 0])}${curves(points, false)}${edges}Z`, ink);
}

/** A band that follows the points and is as wide at each as it says: a path, a branch, a river. */
export function ribbon(points: readonly Pressed[], ink: string): string {
  return path(ribbonOutline(points), ink);
}

/** The outline of a band, as path data. */
function ribbonOutline(points: readonly Pressed[]): string {
  const sides = points.map(([x, y, width], index): [Point, Point] => {
    const before = points[Math.max(index - 1, 0)] ?? [x, y, width];
    const after = points[Math.min(index + 1, points.length - 1)] ?? [x, y, width];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const across: Point = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
    return [
      [x + (across[0] * width) / 2, y + (across[1] * width) / 2],
      [x - (across[0] * width) / 2, y - (across[1] * width) / 2],
    ];
  });
  const there = sides.map(([left]) => left);
  const back = sides.map(([, right]) => right).reverse();
  return `M${at(there[0] ?? [0, 0])}${curves(there, false)}L${at(back[0] ?? [0, 0])}${curves(back, false)}Z`;
}

/** Cuts of the gouge, together in one plane. */
export function gouges(cuts: readonly Cut[], ink: string): string {
  return path(cuts.map(gougeOutline).join(""), ink);
}

function gougeOutline([from, to, width, bend = 0]: Cut): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const middle: Point = [from[0] * 0.45 + to[0] * 0.55, from[1] * 0.45 + to[1] * 0.55];
  const belly = (push: number): Point => [
    middle[0] + across[0] * push,
    middle[1] + across[1] * push,
  ];
  return `M${at(from)}Q${at(belly(bend + width))} ${at(to)}Q${at(belly(bend - width))} ${at(from)}Z`;
}

/** Rays around a light, as cuts of uneven length between two distances from it. */
export function rays(
  random: () => number,
  [x, y]: Point,
  { from, to, count, width }: { from: number; to: number; count: number; width: number },
  ink: string,
): string {
  return gouges(
    Array.from({ length: count }, (_, index): Cut => {
      const angle = ((index + random() * 0.5) / count) * Math.PI * 2;
      const start = from * (1 + random() * 0.12);
      const end = from + (to - from) * (0.45 + random() * 0.55);
      return [
        [x + Math.cos(angle) * start, y + Math.sin(angle) * start],
        [x + Math.cos(angle) * end, y + Math.sin(angle) * end],
        width * (0.6 + random() * 0.6),
      ];
    }),
    ink,
  );
}

/** Cuts scattered in a box, all near one direction: the grain the blade leaves on sky, meadow or table. */
export function grain(
  random: () => number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { count, length, width, slope = 0, bend = 0 }: GrainShape,
  ink: string,
): string {
  return gouges(
    Array.from({ length: count }, (): Cut => {
      const x = left + random() * (right - left);
      const y = top + random() * (bottom - top);
      const reach = length * (0.4 + random() * 0.8);
      const angle = slope + (random() - 0.5) * 0.08;
      return [
        [x, y],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        width * (0.5 + random() * 0.7),
        bend * (0.5 + random()),
      ];
    }),
    ink,
  );
}

export interface GrainShape {
  count: number;
  length: number;
  width: number;
  /** Radians from the horizontal; positive goes down to the right. */
  slope?: number;
  bend?: number;
}
