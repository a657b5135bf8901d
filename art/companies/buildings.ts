import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, path, polygon, rect, short } from "../tools/svg.ts";
import type { Light } from "./light.ts";
import { type Scene, spot } from "./scene.ts";

/** The inks of a building at an hour: walls in the light and away from it, roofs, openings. */
export function masonry({ on, hour }: Light) {
  const lit = on(mix(inks.hairline, inks.paper, 0.6));
  const isDark = hour === "night" || hour === "evening" || hour === "dawn";
  return {
    lit,
    shade: on(mix(inks.hairline, inks.wood, 0.42)),
    roof: on(mix(inks.beech, inks.beechLit, 0.25)),
    roofShade: on(inks.beech),
    dark: on(mix(inks.wood, inks.night, 0.3)),
    window: isDark ? mix(inks.goldLit, lit, 0.15) : on(mix(inks.wood, inks.night, 0.3)),
  };
}

/**
 * Houses close together, each given by the middle of its foot and its breadth, from the farthest to the nearest:
 * gables and eaves by turns, their right side away from the light; by night every third window is lit.
 */
export function houses(scene: Scene, places: string): string {
  return band(places)
    .map(([x, y, width], index) => house(scene, spot(scene, [x, y]), width, index))
    .join("");
}

function house({ light, random }: Scene, [x, y]: Point, w: number, index: number): string {
  const { lit, shade, roof, roofShade, dark, window } = masonry(light);
  const h = w * (0.7 + random() * 0.5);
  const top = y - h;
  const left = x - w / 2;
  const fold = left + w * 0.6;
  const right = x + w / 2;
  const pane = index % 3 ? dark : window;
  const windows =
    w < 100
      ? gouges(
          [0.18, 0.42].map(
            (share): Cut => [
              [left + w * share, top + h * 0.22],
              [left + w * share, top + h * 0.5],
              w * 0.06,
            ],
          ),
          pane,
        )
      : [0.1, 0.36]
          .map((share) => rect(left + w * share, top + h * 0.2, w * 0.12, h * 0.2, pane))
          .join("") + rect(left + w * 0.22, y - h * 0.3, w * 0.16, h * 0.3 + w * 0.2, dark);
  const body =
    rect(left, top, w * 0.6, h + w * 0.2, lit) + rect(fold, top, w * 0.4, h + w * 0.2, shade);
  const cover =
    index % 2
      ? polygon(
          [
            [left - w * 0.05, top],
            [left + w * 0.12, top - w * 0.22],
            [right - w * 0.1, top - w * 0.22],
            [right + w * 0.05, top],
          ],
          roof,
        )
      : polygon(
          [
            [left, top],
            [left + w * 0.3, top - w * 0.28],
            [fold, top],
          ],
          lit,
        ) +
        polygon(
          [
            [left + w * 0.26, top - w * 0.32],
            [right - w * 0.1, top - w * 0.3],
            [right + w * 0.05, top + w * 0.02],
            [fold + w * 0.02, top + w * 0.02],
          ],
          roofShade,
        );
  return body + cover + windows;
}

/** A round-headed opening: the middle of its foot, its breadth and height. */
export function opening(x: number, y: number, width: number, height: number, ink: string): string {
  const r = width / 2;
  return path(
    `M${short(x - r)} ${short(y)}v${short(r - height)}a${short(r)} ${short(r)} 0 0 1 ${short(width)} 0V${short(y)}Z`,
    ink,
  );
}

/** A country church: the gabled front in the light with its door, the nave behind it to the right. */
export function church(scene: Scene, at: Point, size: number): string {
  const { lit, shade, roof, window } = masonry(scene.light);
  const [x, y] = spot(scene, at);
  const p = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  return (
    polygon([p(0.28, 0), p(0.28, 0.6), p(1.2, 0.52), p(1.2, 0)], shade) +
    polygon([p(-0.02, 0.98), p(0.96, 0.86), p(1.26, 0.48), p(0.34, 0.56)], roof) +
    polygon([p(-0.4, 0), p(-0.4, 0.6), p(-0.06, 0.96), p(0.28, 0.6), p(0.28, 0)], lit) +
    polygon(
      [p(-0.46, 0.56), p(-0.06, 1.02), p(0.34, 0.56), p(0.28, 0.54), p(-0.06, 0.93), p(-0.4, 0.54)],
      roof,
    ) +
    opening(x - 0.06 * size, y, size * 0.2, size * 0.36, window) +
    opening(x - 0.06 * size, y - size * 0.54, size * 0.1, size * 0.14, window) +
    [0.5, 0.74, 0.98]
      .map((dx) => opening(x + dx * size, y - size * 0.26, size * 0.07, size * 0.18, window))
      .join("")
  );
}
