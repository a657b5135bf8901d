import type { Position } from "../../schemas/position.ts";
import { CANNETO, KILOMETRE, type Point, projection } from "../projection.ts";
import type { Label } from "./label-places.ts";

/** The land that art/land.ts draws, in units of the map. */
export const FRAME = { width: 960, height: 640 };

/** The part of it that narrow windows show, from left to right: the companies are there. */
export const MIDDLE = { from: 105, to: 855 };

/** Where a place stands on the map of the companies. */
export const placedOnMap = projection({ latitude: 41.915, longitude: 13.299 });

export const GOAL = placedOnMap(CANNETO);

/** How near the edge a town may stand. */
const MARGIN = 14;

/** A place beyond the edge of the map: where its arrow stands, and how far it is. */
export interface FarPlace {
  at: Point;
  /** Where it lies, in degrees, clockwise from the north. */
  bearing: number;
  /** From Canneto, as the crow flies. */
  kilometres: number;
  /** Its name and how far it is, beside the arrow. */
  label: Label;
}

export const isOnMap = ([x, y]: Point): boolean =>
  x >= MIDDLE.from + MARGIN && x <= MIDDLE.to - MARGIN && y >= MARGIN && y <= FRAME.height - MARGIN;

/** Where a place beyond the edge is pointed at: on the straight line that leads there from Canneto. */
export function farPlace(title: string, position: Position): FarPlace {
  const [x, y] = placedOnMap(position);
  const [dx, dy] = [x - GOAL[0], y - GOAL[1]];
  const room = {
    x: dx > 0 ? MIDDLE.to - GOAL[0] : GOAL[0] - MIDDLE.from,
    y: dy > 0 ? FRAME.height - GOAL[1] : GOAL[1],
  };
  const share = Math.min(
    (room.x - 2 * MARGIN) / Math.abs(dx || 1),
    (room.y - 3 * MARGIN) / Math.abs(dy || 1),
  );
  const kilometres = Math.round(Math.hypot(dx, dy) / KILOMETRE);
  return {
    at: [Math.round(GOAL[0] + dx * share), Math.round(GOAL[1] + dy * share)],
    bearing: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI),
    kilometres,
    label: { side: "left", lines: [`${title},`, `a ${kilometres} km`] },
  };
}
