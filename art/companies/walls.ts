import { mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, path, polygon, short } from "../tools/svg.ts";
import { masonry } from "./buildings.ts";
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
