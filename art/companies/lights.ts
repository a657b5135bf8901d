import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { gouges, rays } from "../tools/strokes.ts";
import { circle, type Point, polygon, rect } from "../tools/svg.ts";
import { type Scene, spot } from "./scene.ts";

/** Lanterns seen in the dark: where each is, and how far its light goes. */
export function lights(scene: Scene, places: string): string {
  const { light } = scene;
  return band(places)
    .map(([x, y, reach]) => {
      const at = spot(scene, [x, y]);
      return (
        circle(at, reach, mix(light.near, inks.goldLit, 0.3)) +
        circle(at, reach * 0.55, mix(light.near, inks.goldLit, 0.6)) +
        circle(at, reach * 0.26, mix(inks.goldLit, inks.raised, 0.5))
      );
    })
    .join("");
}

/** A lantern in the hand of one who walks: where the feet are, and how tall who carries it. */
export function lantern(scene: Scene, at: Point, height: number): string {
  const [x, foot] = spot(scene, at);
  const y = foot - height * 0.36;
  const w = height * 0.055;
  return (
    rays(
      scene.random,
      [x, y],
      { from: w * 1.9, to: w * 5, count: 18, width: height * 0.008 },
      inks.goldLit,
    ) +
    rect(x - 1.5, y - height * 0.2, 3, height * 0.14, inks.night) +
    polygon(
      [
        [x - w * 1.1, y - w * 1.5],
        [x, y - w * 2.7],
        [x + w * 1.1, y - w * 1.5],
      ],
      inks.night,
    ) +
    polygon(
      [
        [x - w, y - w * 1.5],
        [x + w, y - w * 1.5],
        [x + w * 0.8, y + w * 1.5],
        [x - w * 0.8, y + w * 1.5],
      ],
      mix(inks.goldLit, inks.raised, 0.5),
    ) +
    gouges([[[x, y + w * 1.2], [x, y - w], w * 0.4]], inks.raised) +
    rect(x - w, y + w * 1.4, w * 2, w * 0.4, inks.night)
  );
}
