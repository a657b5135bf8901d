import { type ExtendedFeature, type GeoProjection, geoArea, geoContains, geoPath } from "d3-geo";
import type { MapView } from "../../pipeline/maps/communities/map-views.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import type { Point } from "../tools/svg.ts";
import coasts from "./coasts.json" with { type: "json" };
import type { MapInks } from "./inks.ts";
import type { Range } from "./relief.ts";

/** A map as a file. */
export function sheet({ width, height }: MapView, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>\n`;
}

/** Land or lakes of a map. */
export type Shape = ExtendedFeature;

/** Rings of degrees, each a line of "east,north" pairs, as one shape. Which way a ring goes says which side of it is meant: the smaller. */
function shapeOf(rings: readonly string[]): Shape {
  const coordinates = rings.map((ring) => {
    const points = ring.split(" ").map((pair) => pair.split(",").map(Number));
    const closed = [...points, ...points.slice(0, 1)];
    const area = geoArea({ type: "Polygon", coordinates: [closed] });
    return [area < HEMISPHERE ? closed : closed.reverse()];
  });
  return { type: "Feature", properties: {}, geometry: { type: "MultiPolygon", coordinates } };
}

const HEMISPHERE = 2 * Math.PI;

/** The coasts of a map: Natural Earth, public domain (docs/decisions/0035-map-of-communities.md). */
export const coastsOf = (name: keyof typeof coasts) => ({
  land: shapeOf(coasts[name].land),
  lakes: name === "sound" ? undefined : shapeOf(coasts[name].lakes),
});

/** A shape on its map, as path data of whole units, each point from the one before. */
export function outline(projection: GeoProjection, shape: Shape): string {
  const path = geoPath(projection)(shape) ?? "";
  return path
    .split("M")
    .slice(1)
    .map((ring) => relative(ring.replace("Z", "").split("L")))
    .join("");
}

function relative(pairs: readonly string[]): string {
  const points = pairs.map((pair) => pair.split(",").map((value) => Math.round(Number(value))));
  let [x, y] = [0, 0];
  const steps: string[] = [];
  for (const [nextX = 0, nextY = 0] of points) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (steps.length > 0 && dx === 0 && dy === 0) continue;
    steps.push(`${dx}${dy < 0 ? "" : " "}${dy}`);
    [x, y] = [nextX, nextY];
  }
  const [start, ...rest] = steps;
  // Fewer than three points are no plane.
  return rest.length < 2 ? "" : `M${start}l${rest.join(" ").replaceAll(" -", "-")}z`;
}

/** Cuts down from a ridge, on its side in shade or in the light: shorter towards both ends. */
function hachures(
  projection: GeoProjection,
  { ridge, breadth }: Range,
  isLit: boolean,
  random: () => number,
): Cut[] {
  const cuts: Cut[] = [];
  for (const [index, place] of ridge.slice(0, -1).entries()) {
    const from = seen(projection, place);
    const to = seen(projection, ridge[index + 1]);
    if (!(from && to)) continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(2, Math.round(length / (breadth * 0.42)));
    for (let step = 0; step < count; step += 1) {
      const part = (step + random() * 0.6) / count;
      const x = from[0] + (to[0] - from[0]) * part + (random() - 0.5) * breadth * 0.5;
      const y = from[1] + (to[1] - from[1]) * part + (random() - 0.5) * breadth * 0.3;
      const reach = breadth * (0.55 + random() * 0.5);
      // A small peak: the light comes from the upper left.
      const foot: Point = isLit
        ? [x - reach * 0.62, y + reach * 0.5]
        : [x + reach * 0.7, y + reach * 0.56];
      cuts.push([[x, y], foot, breadth * (isLit ? 0.12 : 0.2), isLit ? -2 : 2]);
    }
  }
  return cuts;
}

/** Where a place is seen; undefined beyond the horizon. */
function seen(projection: GeoProjection, place: readonly [number, number] | undefined) {
  if (!place) return undefined;
  const path = geoPath(projection)({ type: "Point", coordinates: [...place] });
  return path ? (projection([...place]) as Point) : undefined;
}

/** Whether a point of the map is land. */
export function isLand(projection: GeoProjection, land: Shape, point: Point): boolean {
  const place = projection.invert?.([...point]);
  return place ? geoContains(land, place) : false;
}

/** Land with the shallow water along it, which is so many units broad. */
export function shore(d: string, { land, shallow }: MapInks, breadth: number): string {
  return `<path fill="${land}" stroke="${shallow}" stroke-width="${breadth}" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`;
}

/** Mountains: their sides in shade, and in the light. */
export function relief(
  projection: GeoProjection,
  ranges: readonly Range[],
  inks: MapInks,
): string[] {
  const side = (isLit: boolean) => {
    const random = seeded(7);
    return ranges.flatMap((range) => hachures(projection, range, isLit, random));
  };
  return [gouges(side(false), inks.landCut), gouges(side(true), inks.landLit)];
}

/** Short slanting cuts where there is land. */
export function furrows(
  random: () => number,
  { count, length }: { count: number; length: number },
  isDry: (point: Point) => boolean,
): Cut[] {
  return scattered(random, count, isDry, ([x, y], size) => [
    [x, y],
    [x + length * (1 + size), y + length * (0.5 + size * 0.4)],
    length * (0.14 + size * 0.1),
  ]);
}

/** Cuts at random, those that begin and end where they may. */
export function scattered(
  random: () => number,
  count: number,
  mayBe: (point: Point) => boolean,
  cut: (point: Point, size: number) => Cut,
): Cut[] {
  return Array.from({ length: count }, () =>
    cut([random() * 980 + 10, random() * 980 + 10], random()),
  ).filter(([from, to]) => mayBe(from) && mayBe(to));
}
