import { mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { masonry } from "./buildings.ts";
import { type Scene, turned } from "./scene.ts";

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
