import { mix } from "../tools/inks.ts";
import { gouges } from "../tools/strokes.ts";
import { ellipse, type Point, polygon, rect } from "../tools/svg.ts";
import { masonry, opening } from "./buildings.ts";
import { type Scene, spot } from "./scene.ts";

export interface TowerShape {
  /** Where its foot is, and how broad and tall it is. */
  at: Point;
  width: number;
  height: number;
  /** Battlements; flat, on a round tower; broken off; or a bell under a roof. */
  top: "merlons" | "round" | "broken" | "bell";
}

/** A tower, its right side away from the light. */
export function tower(scene: Scene, { at, width: w, height: h, top }: TowerShape): string {
  const { lit, shade, roof, dark } = masonry(scene.light);
  const [x, y] = spot(scene, at);
  const left = x - w / 2;
  const head = y - h;
  const fold = left + w * 0.6;
  const body = rect(left, head, w * 0.6, h, lit) + rect(fold, head, w * 0.4, h, shade);
  if (top === "broken")
    return (
      polygon(
        [
          [left, y],
          [left, head + h * 0.12],
          [left + w * 0.3, head],
          [fold, head + h * 0.08],
          [fold, y],
        ],
        lit,
      ) +
      polygon(
        [
          [fold, y],
          [fold, head + h * 0.08],
          [left + w * 0.8, head + h * 0.22],
          [left + w, head + h * 0.3],
          [left + w, y],
        ],
        shade,
      )
    );
  if (top === "merlons")
    return (
      body +
      rect(left - w * 0.06, head, w * 0.66, h * 0.07, lit) +
      rect(fold, head, w * 0.46, h * 0.07, shade) +
      [0, 0.34, 0.68]
        .map((share) =>
          rect(
            left - w * 0.06 + share * w,
            head - w * 0.16,
            w * 0.2,
            w * 0.18,
            share > 0.5 ? shade : lit,
          ),
        )
        .join("") +
      gouges(
        [[[left + w * 0.3, head + h * 0.3], [left + w * 0.3, head + h * 0.46], w * 0.08]],
        dark,
      )
    );
  if (top === "round")
    return (
      body +
      rect(left + w * 0.42, head, w * 0.26, h, mix(lit, shade, 0.45)) +
      ellipse([x, head], w / 2, w * 0.12, shade) +
      gouges(
        [[[left + w * 0.3, head + h * 0.36], [left + w * 0.3, head + h * 0.54], w * 0.07]],
        dark,
      )
    );
  return (
    body +
    polygon(
      [
        [left - w * 0.12, head],
        [x, head - w * 0.62],
        [left + w * 1.12, head],
      ],
      roof,
    ) +
    opening(left + w * 0.3, head + w * 0.72, w * 0.28, w * 0.5, dark) +
    opening(left + w * 0.8, head + w * 0.72, w * 0.16, w * 0.5, dark)
  );
}
