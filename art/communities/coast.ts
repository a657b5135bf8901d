import type { GeoProjection } from "d3-geo";
import { mapViews } from "../../pipeline/maps/communities/map-views.ts";
import { seeded } from "../tools/random.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, path } from "../tools/svg.ts";
import { coastsOf, furrows, isLand, outline, relief, scattered, sheet, shore } from "./ground.ts";
import type { MapInks } from "./inks.ts";
import { LAKES_RANGES } from "./relief.ts";

/** A stretch of coast as a sheet: the Great Lakes, or the Sound of New York. */
export function coast(name: "lakes" | "sound", inks: MapInks): string {
  const { projection, width, height } = mapViews[name];
  const { land, lakes } = coastsOf(name);
  const random = seeded(name.length);
  const isDry = (point: Point) =>
    isLand(projection, land, point) && !(lakes && isLand(projection, lakes, point));
  return sheet(mapViews[name], [
    path(`M0 0h${width}v${height}H0z`, inks.sea),
    shore(outline(projection, land), inks, 16),
    ...(lakes ? [river(projection, inks), inland(outline(projection, lakes), inks)] : []),
    gouges(waves(random, isDry), inks.seaCut),
    gouges(furrows(random, { count: 150, length: 14 }, isDry), inks.landCut),
    ...(name === "lakes" ? relief(projection, LAKES_RANGES, inks) : []),
  ]);
}

/** Water on the land, with its shallows. */
const inland = (d: string, inks: MapInks) =>
  `<path fill="${inks.sea}" stroke="${inks.shallow}" stroke-width="6" stroke-linejoin="round" d="${d}"/>`;

/** The Saint Lawrence, from Lake Ontario to where it is as broad as a sea. */
const SAINT_LAWRENCE: readonly [number, number][] = [
  [-76.4, 44.15],
  [-75.79, 44.5],
  [-74.71, 45],
  [-73.95, 45.4],
  [-73.52, 45.5],
  [-73.16, 46.04],
  [-72.6, 46.3],
  [-71.9, 46.63],
];

function river(projection: GeoProjection, inks: MapInks): string {
  const points = SAINT_LAWRENCE.map((place) => projection(place)?.map(Math.round).join(" "));
  const line = (ink: string, width: number) =>
    `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" d="M${points.join("L")}"/>`;
  return line(inks.shallow, 13) + line(inks.sea, 6);
}

/** Short level cuts where there is water. */
function waves(random: () => number, isDry: (point: Point) => boolean): Cut[] {
  return scattered(
    random,
    150,
    (point) => !isDry(point),
    ([x, y], size) => [[x, y], [x + 26 + size * 34, y + size * 3], 3 + size * 2, 3],
  );
}
