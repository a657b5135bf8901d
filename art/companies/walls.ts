import { mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, path, polygon, rect, short } from "../tools/svg.ts";
import { masonry, opening } from "./buildings.ts";
import { type Scene, spot, turned } from "./scene.ts";

/** A wall of a height along a line of its foot, some of its courses cut. */
export function townWall(scene: Scene, foot: string, height: number): string {
  const { lit, shade } = masonry(scene.light);
  const places = turned(scene, line(foot));
  const first = places[0] ?? [0, 0];
  const last = places.at(-1) ?? [0, 0];
  const courses = Array.from({ length: Math.round((last[0] - first[0]) / 14) }, (): Cut => {
    const share = scene.random() * (places.length - 1.01);
    const from = places[Math.floor(share)] ?? first;
    const to = places[Math.floor(share) + 1] ?? last;
    const x = from[0] + (to[0] - from[0]) * (share % 1);
    const y = from[1] + (to[1] - from[1]) * (share % 1) - height * (0.1 + scene.random() * 0.75);
    return [[x, y], [x + height * 0.3, y], height * 0.05];
  });
  return (
    polygon([...places.map(([x, y]): Point => [x, y - height]), ...[...places].reverse()], lit) +
    gouges(courses, mix(lit, shade, 0.7))
  );
}

/** Arches that stand free in a row, the land seen through them: where the row starts, how many, how broad and tall. */
export function arcade(
  scene: Scene,
  at: Point,
  count: number,
  width: number,
  height: number,
): string {
  const { lit, shade } = masonry(scene.light);
  const [start, y] = spot(scene, at);
  const x = scene.side === "right" ? start : start - count * width;
  const radius = width * 0.34;
  const spring = y - height * 0.42;
  const middles = Array.from({ length: count }, (_, index) => x + (index + 0.5) * width);
  const holes = middles.map(
    (middle) =>
      `M${short(middle - radius)} ${y}V${short(spring)}a${short(radius)} ${short(radius)} 0 0 1 ${short(2 * radius)} 0V${y}Z`,
  );
  const sides = middles.map(
    (middle) =>
      `M${short(middle + radius)} ${y}V${short(spring)}a${short(radius)} ${short(radius)} 0 0 0 ${short(-radius)} ${short(-radius)}q${short(radius * 0.8)} ${short(radius * 0.3)} ${short(radius * 0.76)} ${short(radius)}V${y}Z`,
  );
  const wall = `M${short(x)} ${y}V${y - height}h${short(count * width)}V${y}Z`;
  return (
    `<path d="${wall}${holes.join("")}" fill="${lit}" fill-rule="evenodd"/>` +
    path(sides.join(""), shade) +
    gouges(
      middles.map(
        (middle): Cut => [
          [middle - width * 0.3, y - height * 0.9],
          [middle + width * 0.2, y - height * 0.9],
          3,
        ],
      ),
      mix(lit, shade, 0.6),
    )
  );
}

/** What is left of a house of stone: gable and side without a roof, in the windows the ink of what is behind. */
export function ruinedHouse(scene: Scene, at: Point, size: number, behind: string): string {
  const { lit, shade } = masonry(scene.light);
  const [x, y] = spot(scene, at);
  const p = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  const window = (dx: number, dy: number) =>
    rect(x + dx * size, y - dy * size, size * 0.12, size * 0.2, behind);
  return (
    polygon(
      [
        p(0.36, 0),
        p(0.36, 0.62),
        p(0.6, 0.5),
        p(0.78, 0.54),
        p(0.98, 0.3),
        p(1.2, 0.22),
        p(1.2, 0),
      ],
      shade,
    ) +
    polygon(
      [
        p(-0.5, 0),
        p(-0.5, 0.58),
        p(-0.36, 0.74),
        p(-0.2, 0.78),
        p(-0.08, 1),
        p(0.06, 0.92),
        p(0.2, 0.7),
        p(0.36, 0.62),
        p(0.36, 0),
      ],
      lit,
    ) +
    window(-0.36, 0.56) +
    window(0.1, 0.56) +
    window(0.66, 0.4) +
    opening(x - 0.08 * size, y, size * 0.2, size * 0.36, mix(shade, behind, 0.4)) +
    gouges(
      [
        [p(-0.44, 0.16), p(-0.26, 0.16), size * 0.02],
        [p(0.12, 0.2), p(0.3, 0.2), size * 0.02],
        [p(-0.22, 0.66), p(-0.06, 0.66), size * 0.02],
        [p(0, 0.8), p(0.12, 0.8), size * 0.02],
        [p(-0.46, 0.46), p(-0.38, 0.46), size * 0.02],
      ],
      mix(lit, shade, 0.6),
    )
  );
}
