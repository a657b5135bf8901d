import { type GeoProjection, geoPath } from "d3-geo";
import type { LineString } from "geojson";
import { GLOBE_RADIUS, mapViews } from "../../pipeline/maps/communities/map-views.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, type Point, path } from "../tools/svg.ts";
import { coastsOf, furrows, isLand, outline, relief, sheet, shore } from "./ground.ts";
import type { MapInks } from "./inks.ts";
import { ATLANTIC_RANGES } from "./relief.ts";
import { rose, steamer } from "./signs.ts";

const { projection, width, height } = mapViews.atlantic;
const MIDDLE: Point = [width / 2, height / 2];

/** The globe from above the Atlantic: light on its upper left, shade on its lower right. */
export function globe(inks: MapInks): string {
  const { land, lakes } = coastsOf("atlantic");
  const random = seeded(35);
  const isDry = (point: Point) => isOnGlobe(point) && isLand(projection, land, point);
  return sheet(mapViews.atlantic, [
    circle(MIDDLE, GLOBE_RADIUS, inks.sea),
    gouges(parallels(random), inks.seaCut),
    shore(outline(projection, land), inks, 10),
    path(lakes ? outline(projection, lakes) : "", inks.sea),
    gouges(furrows(random, { count: 50, length: 8 }, isDry), inks.landCut),
    ...relief(projection, ATLANTIC_RANGES, inks),
    gouges(wake(projection, SEA_ROAD), inks.road),
    ...steamer(projection([-40, 43.2]) as Point, inks),
    ...rose(projection([-19, -20]) as Point, 62, inks),
    `<g opacity=".28">${path(crescent(), inks.shade)}${gouges(shading(random), inks.shade)}</g>`,
    `<circle cx="${MIDDLE[0]}" cy="${MIDDLE[1]}" r="${GLOBE_RADIUS}" fill="none" stroke="${inks.rim}" stroke-width="11"/>`,
  ]);
}

/** The road of the ships, as they went: through the strait, and over the ocean to the harbour of New York. */
const SEA_ROAD: LineString = {
  type: "LineString",
  coordinates: [
    [13.2, 40.7],
    [8.6, 38.2],
    [1, 36.9],
    [-5.6, 35.95],
    [-9.5, 36.6],
    [-69, 40.3],
    [-73.6, 40.5],
  ],
};

/** A line over the sea as a row of short cuts. */
function wake(on: GeoProjection, line: LineString): Cut[] {
  const points = (geoPath(on)(line) ?? "")
    .slice(1)
    .split("L")
    .map((pair) => pair.split(",").map(Number) as unknown as Point);
  return points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 24));
    const at = (part: number): Point => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ];
    return Array.from(
      { length: count },
      (_, step): Cut => [at((step + 0.14) / count), at((step + 0.86) / count), 4.6],
    );
  });
}

/** Cuts along the parallels, which show how the sea is bent. */
function parallels(random: () => number): Cut[] {
  const found: Cut[] = [];
  for (let latitude = -60; latitude <= 82; latitude += 6) {
    for (let longitude = -120; longitude < 60; longitude += 14 + random() * 16) {
      const span = 5 + random() * 9;
      const [from, middle, to] = [0, span / 2, span].map((step) =>
        projection([longitude + step, latitude]),
      ) as unknown as [Point, Point, Point];
      if (!(isOnGlobe(from) && isOnGlobe(to)) || to[0] < from[0]) continue;
      found.push([from, to, 1.6 + random() * 2, (from[1] + to[1]) / 2 - middle[1]]);
    }
  }
  return found;
}

/** Whether a point is on the globe, and not on its very edge. */
const isOnGlobe = ([x, y]: Point) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < GLOBE_RADIUS - 6;

/** The side in shade: between the edge of the globe and a flatter line. */
function crescent(): string {
  const [from, to] = [-28, 118].map((degrees) => onCircle(GLOBE_RADIUS, degrees).join(" "));
  const flatter = Math.round(GLOBE_RADIUS * 1.16);
  return `M${from}A${GLOBE_RADIUS} ${GLOBE_RADIUS} 0 0 1 ${to}A${flatter} ${flatter} 0 0 0 ${from}z`;
}

/** Cuts with which the shade begins, along the edge. */
function shading(random: () => number): Cut[] {
  return Array.from({ length: 46 }, (): Cut => {
    const angle = -36 + random() * 160;
    const fromMiddle = Math.abs(angle - 45) / 80;
    const radius = GLOBE_RADIUS * (0.82 + 0.13 * fromMiddle + random() * 0.1);
    const half = 3 + random() * 3;
    return [onCircle(radius, angle - half), onCircle(radius, angle + half), 4 + random() * 3, 3];
  }).filter(([from, to]) => isOnGlobe(from) && isOnGlobe(to));
}

/** A point on a circle around the middle; degrees from the right, as the hands of a clock go. */
function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    Math.round(MIDDLE[0] + Math.cos(angle) * radius),
    Math.round(MIDDLE[1] + Math.sin(angle) * radius),
  ];
}
