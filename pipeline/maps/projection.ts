import type { Position } from "../schemas/position.ts";

/** A point of a map: 10 units are a kilometre, north is above. */
export type Point = readonly [x: number, y: number];

/** Units of a map for a kilometre. */
export const KILOMETRE = 10;

/** Kilometres in a degree of latitude, and of longitude at 41.6° north. */
const DEGREE = { north: 111.1, east: 83.3 };

/** Where places stand on a map whose upper left corner is given. */
export const projection =
  (corner: Position) =>
  ({ latitude, longitude }: Position): Point => [
    Math.round((longitude - corner.longitude) * DEGREE.east * KILOMETRE),
    Math.round((corner.latitude - latitude) * DEGREE.north * KILOMETRE),
  ];

/** The shrine, as content/pages/info/come_raggiumgerci.md gives it. */
export const CANNETO: Position = { latitude: 41.6783, longitude: 13.9083 };
