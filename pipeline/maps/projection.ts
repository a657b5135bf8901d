import type { Position } from "../schemas/position.ts";

/** A point of a drawing, from its upper left corner, in units of its view box. */
export type Point = readonly [x: number, y: number];

/** Map units per kilometre; north is up. */
export const KILOMETRE = 10;

/** Kilometres per degree of latitude, and of longitude at 41.6° north. */
const DEGREE = { north: 111.1, east: 83.3 };

/** Returns the projection of a map, given its upper left corner. */
export const projection =
  (corner: Position) =>
  ({ latitude, longitude }: Position): Point => [
    Math.round((longitude - corner.longitude) * DEGREE.east * KILOMETRE),
    Math.round((corner.latitude - latitude) * DEGREE.north * KILOMETRE),
  ];

/** The shrine, at the coordinates of content/pages/info/come_raggiumgerci.md. */
export const CANNETO: Position = { latitude: 41.6783, longitude: 13.9083 };
