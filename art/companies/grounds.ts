import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { boulder } from "../tools/rocks.ts";
import { grain, ribbon, under } from "../tools/strokes.ts";
import { type Point, WIDTH } from "../tools/svg.ts";
import { GRASS, type Light, limestone, skyParts } from "./light.ts";
import { type Scene, spot, turned } from "./scene.ts";

/** The inks of the ground at an hour. */
export function soils({ on }: Light) {
  return {
    grass: on(GRASS),
    dry: on(mix(GRASS, inks.goldLit, 0.45)),
    wheat: on(mix(inks.goldLit, inks.paper, 0.15)),
    trees: on(mix(inks.spring, inks.ink, 0.15)),
    olive: on(mix(inks.spring, inks.paper, 0.25)),
    road: on(mix(inks.woodLit, inks.paper, 0.55)),
    rock: on(mix(inks.hairline, inks.mantlePale, 0.3)),
    water: on(mix(inks.spring, inks.mantlePale, 0.45)),
    shade: on(mix(mix(inks.woodLit, inks.paper, 0.5), inks.ink, 0.5)),
  };
}

/** The sky with its light at a point of the setting. */
export function sky(scene: Scene, disc: Point, bottom = 400): string {
  return skyParts(scene.random, scene.light, spot(scene, disc), bottom).join("");
}

/** Mountains at one of three distances, through the points given, down to a base. */
export function mountains(
  scene: Scene,
  distance: "far" | "middle" | "near",
  points: string,
  base = 760,
): string {
  const { light, random } = scene;
  const inksOf = {
    far: { plane: light.far, shade: mix(light.far, light.middle, 0.5), lit: light.sky },
    middle: { plane: light.middle, shade: mix(light.middle, light.near, 0.6), lit: light.far },
    near: { plane: light.near, shade: mix(light.near, inks.night, 0.25), lit: light.middle },
  };
  return ridge(random, turned(scene, line(points)), base, inksOf[distance]);
}

/** Land under a soft line, down to the edge of the picture. */
export function land(scene: Scene, edge: string, ink: string): string {
  return under(turned(scene, line(edge)), line("1660,1010 -60,1010"), ink);
}

/** Grass in a box of the setting: cuts of the gouge that stand. */
export function turf(
  { random, side }: Scene,
  [left, top, right, bottom]: readonly [number, number, number, number],
  ink: string,
  count = 60,
): string {
  const [from, to] = side === "right" ? [left, right] : [WIDTH - right, WIDTH - left];
  return grain(random, [from, top, to, bottom], { count, length: 46, width: 4, slope: -1.25 }, ink);
}

/** The crowns of a wood along a line. */
export function trees(
  scene: Scene,
  edge: string,
  base: number,
  size: number,
  ink = soils(scene.light).trees,
): string {
  return wood(scene.random, turned(scene, line(edge)), base, size, {
    plane: ink,
    lit: mix(ink, soils(scene.light).grass, 0.6),
  });
}

/** A road or a river: points with its breadth at each. */
export function way(scene: Scene, course: string, ink = soils(scene.light).road): string {
  return ribbon(turned(scene, band(course)), ink);
}

/** Stones of limestone: the middle of the foot of each and its breadth. */
export function stones(scene: Scene, places: string): string {
  return band(places)
    .map(([x, y, width]) =>
      boulder(scene.random, spot(scene, [x, y]), [width, width * 0.42], limestone(scene.light)),
    )
    .join("");
}
