import { outlinesBelowZero, straightened } from "./contours.ts";
import { outline, stamp, wedge } from "./marks.ts";
import { areaOf } from "./polygons.ts";
import { type Point, path } from "./svg.ts";

/** A stone's inks: the planes towards the viewer, those in the light, those away from it, the cuts. */
export interface StoneInks {
  plane: string;
  lit: string;
  shade: string;
  cuts: string;
}

/** A side of a stone: where it looks to, and how far it is from the middle of the foot. */
interface Side {
  toRight: number;
  up: number;
  toViewer: number;
  away: number;
}

/** The light comes from the left, from above and from behind the viewer. */
const LIGHT = { left: 0.62, up: 0.64, front: 0.46 } as const;

/** Above this much light a side is lit, and below the other it is in shade. */
const [BRIGHT, DARK] = [0.8, 0.46];

/** Samples across a stone. */
const COLUMNS = 150;

/** A boulder, broken into many sides: x and y are the middle of its foot. No two stones are alike. */
export function boulder(
  random: () => number,
  [x, y]: Point,
  [width, height]: Point,
  inks: StoneInks,
): string {
  const sides = Array.from({ length: 30 }, (_, index) => {
    // All around, so that no side is left out; the first ones are its outline.
    const turn = Math.PI * (1.1 - (((index % 10) + random()) / 10) * 1.2);
    const lies = [0.15, 0.6, 1.4][Math.floor(index / 10)] ?? 1;
    const toViewer = lies * (0.8 + random() * 0.5);
    const length = Math.hypot(1, toViewer);
    return {
      toRight: Math.cos(turn) / length,
      up: Math.sin(turn) / length,
      toViewer: toViewer / length,
      away: 0.82 + random() * 0.2,
    };
  });
  const rows = Math.max(8, Math.round((COLUMNS * 0.55 * height) / width));
  const step = { across: (width * 1.2) / COLUMNS, up: (height * 1.08) / rows };
  const place = ([column, row]: Point): Point => [
    x - width * 0.6 + column * step.across,
    y - height * 1.08 + row * step.up,
  ];
  const sideAt = ([atX, atY]: Point) => seen(sides, (2 * (atX - x)) / width, (y - atY) / height);
  const lights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (__, column) => lightOn(sideAt(place([column, row])))),
  );
  const planes = (isIn: (light: number) => boolean) =>
    outlinesBelowZero(
      lights.map((row) => row.map((light) => (light !== undefined && isIn(light) ? -1 : 1))),
    )
      .map((points) => straightened(points.map(place), width * 0.009))
      .filter((points) => Math.abs(areaOf(points)) > width * height * 0.003)
      .map(outline)
      .join("");
  // Cuts that run down its sides.
  const [onEdges, onPlane]: [string[], string[]] = [[], []];
  for (let count = 0; count < 46; count += 1) {
    const at: Point = [x + (random() - 0.5) * width, y - random() * height];
    const length = height * (0.07 + random() * 0.13);
    const side = sideAt(at);
    const light = lightOn(side);
    const end: Point = [at[0] + (side?.toRight ?? 0) * length * 0.4, at[1] + length];
    if (!side || light === undefined || lightOn(sideAt(end)) !== light) continue;
    const cut = stamp(at, wedge([end[0] - at[0], length], 1.6 + height * 0.012));
    (light > BRIGHT || light < DARK ? onEdges : onPlane).push(cut);
  }
  return [
    path(
      planes(() => true),
      inks.plane,
    ),
    path(
      planes((light) => light > BRIGHT),
      inks.lit,
    ),
    path(
      planes((light) => light < DARK),
      inks.shade,
    ),
    path(onEdges.join(""), inks.plane),
    path(onPlane.join(""), inks.cuts),
  ].join("");
}

const lightOn = (side: Side | undefined): number | undefined =>
  side && side.up * LIGHT.up - side.toRight * LIGHT.left + side.toViewer * LIGHT.front;

/** The side of a convex stone that is seen at a place, in half widths and heights from the middle of its foot. */
function seen(sides: readonly Side[], across: number, up: number): Side | undefined {
  // It stands on the ground with a round foot.
  if (up < across * across * 0.14) return undefined;
  let nearest: Side | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const side of sides) {
    const depth = (side.away - side.toRight * across - side.up * up) / side.toViewer;
    if (depth < least) [least, nearest] = [depth, side];
  }
  return least > 0 ? nearest : undefined;
}
