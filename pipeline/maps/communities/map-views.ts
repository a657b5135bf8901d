import { type GeoProjection, geoAzimuthalEqualArea, geoDistance, geoOrthographic } from "d3-geo";
import type { Position } from "../../schemas/position.ts";
import type { Point } from "../projection.ts";

/** The size and the projection of a drawn map (art/communities). */
export interface MapView {
  width: number;
  height: number;
  projection: GeoProjection;
}

/** The radius of the globe, which leaves a margin around it. */
export const GLOBE_RADIUS = 480;

/** A sheet around a place, in degrees: drawn slightly beyond its edges. */
const sheet = (around: [number, number], scale: number, at: [number, number]): MapView => ({
  width: 1000,
  height: 700,
  projection: geoAzimuthalEqualArea()
    .rotate(around)
    .scale(scale)
    .translate(at)
    .clipExtent([
      [-12, -12],
      [1012, 712],
    ]),
});

/** The maps, keyed by the names of their drawings. */
export const mapViews = {
  /** From New York to Milford: the towns around the Sound. */
  sound: sheet([73.45, -40.95], 52_000, [500, 330]),
  /** From Windsor to Québec: the Great Lakes and the river that leaves them. */
  lakes: sheet([77.6, -44], 5_200, [500, 350]),
  /** The globe from above the Atlantic. */
  atlantic: {
    width: 1000,
    height: 1000,
    projection: geoOrthographic()
      .rotate([32, -22])
      .scale(GLOBE_RADIUS)
      .translate([500, 500])
      .clipAngle(90),
  },
} satisfies Record<string, MapView>;

export type MapName = keyof typeof mapViews;

const QUARTER = Math.PI / 2;

/** Projects a place onto the globe. Places beyond the horizon are moved to it, in the same direction. */
export function onGlobe({ latitude, longitude }: Position): Point {
  const { projection, width, height } = mapViews.atlantic;
  const [x, y] = projected(projection, [longitude, latitude]);
  const [turned, tilted] = projection.rotate();
  if (geoDistance([longitude, latitude], [-turned, -tilted]) < QUARTER) return [x, y];
  const [dx, dy] = [x - width / 2, y - height / 2];
  const reach = GLOBE_RADIUS / Math.hypot(dx, dy);
  return [width / 2 + dx * reach, height / 2 + dy * reach];
}

/** Projects a place onto a map; undefined if the map does not cover it. */
export function onMap(name: MapName, position: Position): Point | undefined {
  if (name === "atlantic") return onGlobe(position);
  const { projection, width, height } = mapViews[name];
  const [x, y] = projected(projection, [position.longitude, position.latitude]);
  return x > 0 && x < width && y > 0 && y < height ? [x, y] : undefined;
}

function projected(projection: GeoProjection, place: [number, number]): Point {
  return projection(place) ?? [Number.NaN, Number.NaN];
}
