import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { circle } from "../tools/svg.ts";
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
