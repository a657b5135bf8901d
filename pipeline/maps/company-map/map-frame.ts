import type { Position } from "../../schemas/position.ts";
import { CANNETO, KILOMETRE, type Point, projection } from "../projection.ts";
import type { Label } from "./label-places.ts";

/** The extent of the terrain drawn by art/land.ts, in map units. */
export const FRAME = { width: 960, height: 640 };

/** The horizontal section shown in narrow windows, which contains the companies. */
export const MIDDLE = { from: 105, to: 855 };

/** Projects a place onto the map of the companies. */
export const placedOnMap = projection({ latitude: 41.915, longitude: 13.299 });

export const GOAL = placedOnMap(CANNETO);

/** The minimum distance of a town from the edge. */
const MARGIN = 14;

export const isOnMap = ([x, y]: Point): boolean =>
  x >= MIDDLE.from + MARGIN && x <= MIDDLE.to - MARGIN && y >= MARGIN && y <= FRAME.height - MARGIN;

/** Places the arrow of a place off the map on the straight line to it from Canneto, with its name and its distance. */
export function farPlace(title: string, position: Position) {
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
    at: [Math.round(GOAL[0] + dx * share), Math.round(GOAL[1] + dy * share)] satisfies Point,
    /** In degrees, clockwise from north. */
    bearing: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI),
    kilometres,
    label: { side: "left", lines: [`${title},`, `a ${kilometres} km`] } satisfies Label,
  };
}
