import type { Point } from "./svg.ts";

/** Draws outlines in measures of its own: from a middle, larger or smaller, turned, or seen in a mirror. */
export interface Pen {
  /** A smooth closed form through points; a point given twice is a corner. */
  form: (...points: Point[]) => string;
  /** A smooth closed form that is the same on both sides of its middle: its right half, from top to bottom. */
  even: (...right: Point[]) => string;
  /** A stroke that swells and thins: one width for each point, or one for all. */
  stroke: (points: readonly Point[], widths: number | readonly number[]) => string;
  /** Straight edges from corner to corner. */
  corners: (...points: Point[]) => string;
  circle: (middle: Point, radius: number) => string;
  /** The same pen with left and right exchanged. */
  mirrored: () => Pen;
}

interface Place {
  scale: number;
  /** How much higher than wide, against the drawing. */
  stretch?: number;
  degrees?: number;
  mirror?: boolean;
}

export function penAt([x, y]: Point, place: Place): Pen {
  const { scale, stretch = 1, degrees = 0, mirror = false } = place;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const put = ([px, py]: Point): Point => {
    const [u, v] = [(mirror ? -px : px) * scale, py * scale * stretch];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  };
  const corners = (...points: Point[]) => `M${points.map(put).map(text).join("L")}z`;
  const form = (...points: Point[]) => corners(...smooth(points, true));
  return {
    form,
    corners,
    even: (...right) => form(...right, ...right.map(([px, py]): Point => [-px, py]).reverse()),
    stroke: (points, widths) => corners(...swelling(points, widths)),
    circle: (middle, radius) => {
      const turns = Array.from({ length: 96 }, (_, index) => (index * Math.PI) / 48);
      return corners(
        ...turns.map(
          (turn): Point => [
            middle[0] + radius * Math.cos(turn),
            middle[1] + radius * Math.sin(turn),
          ],
        ),
      );
    },
    mirrored: () => penAt([x, y], { ...place, degrees: -degrees, mirror: !mirror }),
  };
}

/** The pen of drawings that are in the picture's own measures. */
export const pen = penAt([0, 0], { scale: 1 });

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Points along a smooth line through points (Catmull and Rom). */
function smooth(points: readonly Point[], isClosed: boolean, steps = 8): Point[] {
  const at = (index: number): Point => {
    const count = points.length;
    const wrapped = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] as Point;
  };
  const spans = isClosed ? points.length : points.length - 1;
  const line = Array.from({ length: spans * steps }, (_, step): Point => {
    const index = Math.floor(step / steps);
    const t = (step % steps) / steps;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (p: number, q: number, r: number, s: number) =>
      q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])];
  });
  return isClosed ? line : [...line, at(points.length - 1)];
}

/** The outline of a stroke along a smooth line, with round ends. */
function swelling(points: readonly Point[], widths: number | readonly number[]): Point[] {
  const STEPS = 8;
  const line = smooth(points, false, STEPS);
  const widthAt = (index: number): number => {
    if (typeof widths === "number") return widths;
    const place = (index / STEPS) * ((widths.length - 1) / (points.length - 1));
    const [from = 0, to = from] = widths.slice(Math.floor(place), Math.floor(place) + 2);
    return from + (to - from) * (place % 1);
  };
  const frame = line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[Math.max(0, index - 1)] as Point;
    const [afterX, afterY] = line[Math.min(line.length - 1, index + 1)] as Point;
    const angle = Math.atan2(afterY - beforeY, afterX - beforeX);
    return { x, y, angle, half: widthAt(index) / 2 };
  });
  const side = (turn: number) =>
    frame.map(
      ({ x, y, angle, half }): Point => [
        x + half * Math.cos(angle + turn),
        y + half * Math.sin(angle + turn),
      ],
    );
  const cap = (end: (typeof frame)[number] | undefined, from: number): Point[] =>
    end === undefined
      ? []
      : [1, 2, 3].map((part): Point => {
          const turn = end.angle + from + (part * Math.PI) / 4;
          return [end.x + end.half * Math.cos(turn), end.y + end.half * Math.sin(turn)];
        });
  return [
    ...side(-Math.PI / 2),
    ...cap(frame.at(-1), -Math.PI / 2),
    ...side(Math.PI / 2).reverse(),
    ...cap(frame[0], Math.PI / 2),
  ];
}
