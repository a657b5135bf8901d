import { crown, leavesOn } from "./crowns.ts";
import { outline, stamp, stampsOf, wedge } from "./marks.ts";
import { areaOf } from "./polygons.ts";
import { reliefOf } from "./relief.ts";
import { type Cut, gouges, ribbon } from "./strokes.ts";
import { type Point, path, polygon, WIDTH } from "./svg.ts";

/** A mountain's inks: its plane, the side away from the light, and what the gouge takes out of the lit side. */
export interface RidgeInks {
  plane: string;
  shade: string;
  lit?: string;
}

/** A line through the given points, broken between them as rock is: the same for the same random numbers. */
export function broken(
  random: () => number,
  points: readonly Point[],
  roughness = 0.16,
  depth = 3,
): Point[] {
  if (depth === 0) return [...points];
  const line: Point[] = [];
  points.forEach((point, index) => {
    line.push(point);
    const next = points[index + 1];
    if (!next) return;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const where = 0.4 + random() * 0.2;
    line.push([
      point[0] + (next[0] - point[0]) * where,
      point[1] + (next[1] - point[1]) * where + (random() - 0.5) * length * roughness,
    ]);
  });
  return broken(random, line, roughness, depth - 1);
}

/** How little light makes a side of a mountain dark, of 1. */
const DARK = 0.44;

/**
 * A ridge from one edge of the picture to the other: a plane under the broken line of its points, and under one light, from
 * the upper left, the shade of its spurs, which ends in teeth, and cuts where it is brightest.
 */
export function ridge(
  random: () => number,
  points: readonly Point[],
  base: number,
  { plane, shade, lit }: RidgeInks,
): string {
  const crest = broken(random, points);
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? WIDTH];
  const heights = points.map(([, y]) => y);
  const [top, low] = [Math.min(...heights), Math.max(...heights)];
  const foot = Math.min(base, low + (low - top) * 0.9 + 60);
  const relief = reliefOf({
    crest,
    roughness: 0,
    foot: [
      [first, foot],
      [last, foot],
    ],
    spur: 60 + (foot - top) * 0.34,
    strength: (foot - top) * 0.27,
    lean: (foot - top) * 0.3,
    seed: Math.floor(random() * 1e6),
  });
  const teeth: string[] = [];
  const cuts: string[] = [];
  for (let y = top; y < foot; y += 27)
    for (let x = first + random() * 30; x < last; x += 20 + random() * 22) {
      const at: Point = [x, y + random() * 20];
      const depth = at[1] - relief.crestAt(x);
      if (depth < 8) continue;
      const [light, fall] = [relief.lightAt(at), relief.fallAt(at)];
      const length = (foot - top) * (0.08 + random() * 0.1);
      // Of few lengths and ways, so that they pack well.
      const way: Point = [
        6 * Math.round((fall[0] * length) / 6),
        6 * Math.round((fall[1] * length) / 6),
      ];
      if (light > DARK && light < DARK + 0.12 && depth < (foot - top) * 0.6)
        teeth.push(stamp(at, wedge(way, 5)));
      else if (lit && light > DARK + 0.32 && depth < (foot - top) * 0.3 && random() < 0.3)
        cuts.push(stamp(at, wedge(way, 4)));
    }
  const planes = relief
    .outlines((_, light) => light - DARK, 9)
    .filter((points) => Math.abs(areaOf(points)) > 800)
    .map(outline);
  return (
    polygon([...crest, [last, base], [first, base]], plane) +
    path(planes.join("") + teeth.join(""), shade) +
    (lit && cuts.length > 0 ? path(cuts.join(""), lit) : "")
  );
}

/** The crowns of a wood along a line, leaves standing out of them, down to a base: light is cut out of their upper left. */
export function wood(
  random: () => number,
  points: readonly Point[],
  base: number,
  size: number,
  { plane, lit }: { plane: string; lit: string },
): string {
  const line = broken(random, points, 0.06, 2);
  const width = size * 1.7;
  const count = Math.round(4 + size / 12);
  const blade = 2.5 + size * 0.06;
  const [crowns, bright, dim] = [
    stampsOf(1, 7, crown(width)),
    stampsOf(2, 5, leavesOn(width, count, blade)),
    stampsOf(3, 5, leavesOn(width, Math.ceil(count / 2), blade)),
  ];
  const heads: string[] = [];
  const cuts: string[] = [];
  line.forEach((from, index) => {
    const to = line[index + 1];
    if (!to) return;
    const steps = Math.max(1, Math.round((to[0] - from[0]) / (size * 1.15)));
    for (let step = 0; step < steps; step++) {
      const x = from[0] + ((to[0] - from[0]) * step) / steps;
      const y = from[1] + ((to[1] - from[1]) * step) / steps + (random() - 0.4) * size * 0.5;
      heads.push(stamp([x, y + size * 0.2], crowns(random)));
      if (random() < 0.85) cuts.push(stamp([x, y + size * 0.4], bright(random)));
      for (let row = 1; row < 4; row += 1) {
        const lower = y + size * (row * 0.95 + random() * 0.4);
        if (lower > base || random() < 0.3 + 0.2 * row) continue;
        cuts.push(stamp([x + (random() - 0.5) * size, lower], (row > 1 ? dim : bright)(random)));
      }
    }
  });
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? [WIDTH, 0];
  return (
    path(heads.join(""), plane) +
    polygon([...line, [last[0], base], [first[0], base]], plane) +
    path(cuts.join(""), lit)
  );
}

/** A beech's trunk with its first branches: smooth, dark, lit along the left side. */
export function trunk(
  random: () => number,
  [x, foot]: Point,
  height: number,
  width: number,
  { plane, lit }: { plane: string; lit: string },
): string {
  const lean = (random() - 0.5) * width * 1.6;
  const along = (share: number): Point => [
    x + lean * share * share + Math.sin(share * 5) * width * 0.1,
    foot - height * share,
  ];
  const stem = [0, 0.05, 0.3, 0.65, 1].map((share, index) => {
    const [sx, sy] = along(share);
    return [sx, sy, width * ([1.7, 1.08, 0.92, 0.76, 0.5][index] ?? 1)] as const;
  });
  const branches = [0.42, 0.56, 0.68, 0.8, 0.9].map((share, index) => {
    const [bx, by] = along(share);
    const side = index % 2 === 0 ? -1 : 1;
    const reach = height * (0.2 + random() * 0.14);
    return ribbon(
      [
        [bx, by + width * 0.2, width * 0.42],
        [bx + side * reach * 0.45, by - reach * 0.5, width * 0.24],
        [bx + side * reach, by - reach * (0.7 + random() * 0.3), width * 0.06],
      ],
      plane,
    );
  });
  const blade = Math.min(width * 0.1, 8);
  const cuts: Cut[] = [];
  for (let share = 0.04; share < 0.86; share += 0.1 + random() * 0.07) {
    const [cx, cy] = along(share);
    cuts.push([
      [cx - width * 0.32, cy],
      [cx - width * 0.29, cy - height * (0.08 + random() * 0.08)],
      blade,
    ]);
    if (random() < 0.5)
      cuts.push([
        [cx - width * 0.36, cy],
        [cx + width * 0.06, cy + width * 0.06],
        blade * 0.6,
        -width * 0.08,
      ]);
  }
  return branches.join("") + ribbon(stem, plane) + gouges(cuts, lit);
}

/** Leaves of a bough: small pointed planes scattered in an oval. */
export function leaves(
  random: () => number,
  [x, y]: Point,
  [radiusX, radiusY]: readonly [number, number],
  count: number,
  size: number,
  ink: string,
): string {
  return gouges(
    Array.from({ length: count }, (): Cut => {
      const angle = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      const from: Point = [
        x + Math.cos(angle) * far * radiusX,
        y + Math.sin(angle) * far * radiusY,
      ];
      const turn = random() * Math.PI * 0.9 - 0.2;
      const length = size * (0.7 + random() * 0.6);
      return [
        from,
        [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length],
        length * 0.5,
      ];
    }),
    ink,
  );
}

/** A fir seen from far: uneven tiers, the left of them in the light. */
export function fir(
  random: () => number,
  [x, foot]: Point,
  height: number,
  { plane, lit }: { plane: string; lit: string },
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const cuts: Cut[] = [];
  const tiers = 7;
  for (let tier = 1; tier <= tiers; tier++) {
    const y = foot - height * (1 - tier / (tiers + 0.6));
    const reach = height * 0.2 * (tier / tiers) * (0.8 + random() * 0.35);
    left.push([x - reach, y + height * 0.02], [x - reach * 0.42, y - height * 0.008]);
    right.push([x + reach, y + height * 0.02], [x + reach * 0.42, y - height * 0.008]);
    cuts.push([
      [x - reach * 0.86, y + height * 0.008],
      [x - reach * 0.12, y - height * 0.075],
      height * 0.011,
      height * 0.006,
    ]);
  }
  return (
    polygon(
      [[x, foot - height], ...right, [x + 3, foot], [x - 3, foot], ...left.reverse()],
      plane,
    ) + gouges(cuts, lit)
  );
}
