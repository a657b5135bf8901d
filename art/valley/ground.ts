import { lens, outline, stamp, stampsOf, wedge } from "../tools/marks.ts";
import { seeded } from "../tools/random.ts";
import { heightOn } from "../tools/relief.ts";
import type { Pressed } from "../tools/strokes.ts";
import type { Point } from "../tools/svg.ts";

/** A band along points that is as wide at each as it says, as it lies on flat ground: its width is across the canvas. */
export function lying(points: readonly Pressed[]): string {
  const left = points.map(([x, y, width]): Point => [x - width / 2, y]);
  const right = points.map(([x, y, width]): Point => [x + width / 2, y]).reverse();
  return soft([...left, ...right]);
}

/** A closed soft outline through points, as quadratic curves between their middles. */
export function soft(points: readonly Point[]): string {
  const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [
    (x + nextX) / 2,
    (y + nextY) / 2,
  ];
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  const start = middle(last, first);
  const curves = points.map((point, index) => {
    const end = middle(point, points[(index + 1) % points.length] ?? first);
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${Math.round(end[0])} ${Math.round(end[1])}`;
  });
  return `M${Math.round(start[0])} ${Math.round(start[1])}${curves.join("")}z`;
}

/** Cuts that lie on flat ground, longer towards the viewer. */
export function lightOnGround(
  seed: number,
  {
    top,
    bottom,
    count,
    isFree,
  }: { top: number; bottom: number; count: number; isFree: (point: Point) => boolean },
): string {
  const random = seeded(seed);
  const cuts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const near = random() ** 1.3;
    const at: Point = [20 * Math.round(random() * 120), top + near * (bottom - top)];
    if (!isFree(at)) continue;
    const length = 10 * Math.round(3 + near * 9 + random() * 3);
    cuts.push(
      stamp(at, lens([length, 2 * Math.round((random() - 0.5) * 3)], 2 + Math.round(near * 4))),
    );
  }
  return cuts.join("");
}

/** Tufts of grass along a line, blades of a few shapes. */
export function grass(seed: number, line: readonly Point[], size: number): string {
  const random = seeded(seed);
  const tufts = stampsOf(seed, 6, (draw) =>
    Array.from({ length: 5 }, (_, index) => {
      const turn = -Math.PI / 2 + (index - 2) * 0.26 + (draw() - 0.5) * 0.3;
      const length = size * (0.6 + draw() * 0.7);
      return `${index === 0 ? "" : "m4 0"}${wedge([Math.cos(turn) * length, Math.sin(turn) * length], size * 0.14)}`;
    }).join(""),
  );
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  const cuts: string[] = [];
  for (let x = left; x < right; x += size * (0.4 + random() * 0.7))
    cuts.push(stamp([x, heightOn(line, x) + size * 0.3 * random()], tufts(random)));
  return cuts.join("");
}

/** A stone by the water: what the light leaves dark of it, and what it lights. */
export function stone([x, y]: Point, width: number): [plane: string, lit: string] {
  const at = (across: number, up: number): Point => [x + across * width, y - up * width];
  return [
    outline([
      at(-0.5, 0),
      at(-0.46, 0.28),
      at(-0.2, 0.52),
      at(0.16, 0.5),
      at(0.44, 0.24),
      at(0.5, 0),
    ]),
    outline([
      at(-0.44, 0.27),
      at(-0.2, 0.49),
      at(0.12, 0.46),
      at(-0.1, 0.26),
      at(-0.16, 0.06),
      at(-0.46, 0.04),
    ]),
  ];
}
