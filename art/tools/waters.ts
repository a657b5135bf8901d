import { type Cut, gouges, type Pressed, ribbon } from "./strokes.ts";
import { type Point, rect, WIDTH } from "./svg.ts";

/** Flat water from the far shore to the viewer: cuts that grow longer and wider as they come near. */
export function water(
  random: () => number,
  {
    top,
    bottom,
    left = 0,
    right = WIDTH,
  }: { top: number; bottom: number; left?: number; right?: number },
  { plane, strokes, count = 90 }: { plane: string; strokes: readonly string[]; count?: number },
): string {
  const parts = [rect(left, top, right - left, bottom - top, plane)];
  for (const ink of strokes) {
    parts.push(
      gouges(
        Array.from({ length: Math.round(count / strokes.length) }, () => {
          const near = random() ** 1.25;
          return wave(random, left - 60 + random() * (right - left + 60), top, bottom, near);
        }),
        ink,
      ),
    );
  }
  return parts.join("");
}

function wave(random: () => number, x: number, top: number, bottom: number, near: number): Cut {
  const y = top + 6 + near * (bottom - top - 12);
  const length = (24 + near * 190) * (0.6 + random() * 0.8);
  return [
    [x, y],
    [x + length, y + (random() - 0.5) * 8 * near],
    1.2 + near * 9 * (0.5 + random() * 0.5),
    (random() - 0.3) * 7 * near,
  ];
}

/** The way of a light over the water, from the horizon to the viewer: broken cuts, wider as they come near. */
export function glitter(
  random: () => number,
  [x, top]: Point,
  bottom: number,
  [far, near]: readonly [number, number],
  ink: string,
): string {
  const cuts: Cut[] = [];
  for (let y = top + 5; y < bottom; ) {
    const share = (y - top) / (bottom - top);
    const reach = far + (near - far) * share;
    for (let piece = 0; piece < 2; piece++) {
      const middle = x + (random() - 0.5) * reach * 0.9;
      const length = reach * (0.25 + random() * 0.5);
      cuts.push([
        [middle - length / 2, y],
        [middle + length / 2, y + (random() - 0.5) * 5],
        2 + share * 8,
        (random() - 0.5) * 5,
      ]);
    }
    y += 7 + share * 22;
  }
  return gouges(cuts, ink);
}

/** A stream along its bed, with cuts that run with it and a few that cross where it breaks. */
export function stream(
  random: () => number,
  bed: readonly Pressed[],
  { plane, lit }: { plane: string; lit: string },
): string {
  const cuts: Cut[] = [];
  bed.forEach(([x, y, width], index) => {
    const next = bed[index + 1];
    if (!next) return;
    const lanes = Math.max(2, Math.min(7, Math.round(width / 26)));
    for (let lane = 0; lane < lanes; lane++) {
      const offset = (lane + 0.3 + random() * 0.4) / lanes - 0.5;
      const start = random() * 0.45;
      const end = start + 0.3 + random() * 0.25;
      const on = (share: number): Point => [
        x + (next[0] - x) * share + offset * (width + (next[2] - width) * share) * 0.84,
        y + (next[1] - y) * share,
      ];
      cuts.push([on(start), on(end), 1.2 + width * 0.012, (random() - 0.5) * width * 0.05]);
    }
  });
  return ribbon(bed, plane) + gouges(cuts, lit);
}

/** Rings around something that stands in the water: broken, flat as they are seen from the bank. */
export function rings(
  random: () => number,
  [x, y]: Point,
  { radius, count }: { radius: number; count: number },
  ink: string,
): string {
  const cuts: Cut[] = [];
  for (let ring = 1; ring <= count; ring++) {
    const reach = radius * (1 + ring * 0.42);
    for (const side of [-1, 1]) {
      const slip = random() * reach * 0.25;
      cuts.push([
        [x - reach * 0.75 + slip, y + side * reach * 0.13],
        [x + reach * 0.6 + slip, y + side * reach * 0.16],
        2.5 + radius * 0.015,
        side * reach * -0.14,
      ]);
    }
  }
  return gouges(cuts, ink);
}
