import type { CompanyFields } from "../../../app/screens/company/collections.server.ts";
import type { Entry } from "../../read/entry.ts";
import type { Point } from "../projection.ts";
import { type Box, labelPlaces } from "./label-places.ts";
import { FRAME, farPlace, GOAL, isOnMap, MIDDLE, placedOnMap } from "./map-frame.ts";
import { wayOf } from "./way.ts";

/** The minimum width of the visible extent: 26 kilometres. */
const LEAST_WIDTH = 260;

/** The margin around the outermost places. */
const MARGIN = 44;

/** The aspect ratio of the visible extent, width to height. */
const ASPECT = 4 / 3;

/** The letter height relative to the width of the visible extent. */
const LETTERS = 0.04;

/**
 * Builds the map of a company's page: its town, Canneto, and the route between them if known; undefined if the position of its
 * town is unknown.
 */
export function townMap(company: Entry<CompanyFields>, companies: readonly Entry<CompanyFields>[]) {
  const { position, title } = company.fields;
  if (!position) return undefined;
  const at = placedOnMap(position);
  const far = isOnMap(at) ? undefined : farPlace(title, position);
  const stops = wayOf(company, companies).slice(1, -1);
  const named = [...(far ? [] : [{ title, at }]), ...stops];
  const view = viewOf([far?.at ?? at, GOAL, ...stops.map((stop) => stop.at)]);
  const [x, y, width, height] = view;
  const letters = Math.round(width * LETTERS * 10) / 10;
  const way = stops.length > 0 ? [at, ...stops.map((stop) => stop.at), GOAL] : [];
  const labels = labelPlaces(named, {
    letters,
    frame: [x, y, x + width, y + height],
    taken: [churchBox(letters)],
    lines: [way],
  });
  return {
    view,
    letters,
    goal: GOAL,
    /** The town first, then the stops of its route. */
    places: named.map((place) => ({ at: place.at, label: labels.get(place) })),
    /** The direction of a town off the map. */
    far,
    way,
  };
}

/** Returns the bounding box of the church and the name above it. */
const churchBox = (letters: number): Box => [
  GOAL[0] - 2.4 * letters,
  GOAL[1] - 48 - letters,
  GOAL[0] + 2.4 * letters,
  GOAL[1] + 10,
];

/** Returns the extent within the terrain that contains all points: its upper left corner, width and height. */
export function viewOf(
  points: readonly Point[],
): readonly [x: number, y: number, width: number, height: number] {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const [left, right] = [Math.min(...across) - MARGIN, Math.max(...across) + MARGIN];
  const [top, bottom] = [Math.min(...down) - 2 * MARGIN, Math.max(...down) + MARGIN];
  const most = Math.min(MIDDLE.to - MIDDLE.from, FRAME.height * ASPECT);
  const width = Math.round(
    Math.min(most, Math.max(LEAST_WIDTH, right - left, (bottom - top) * ASPECT)),
  );
  const height = Math.round(width / ASPECT);
  const within = (middle: number, size: number, end: number) =>
    Math.round(Math.min(Math.max(0, middle - size / 2), end - size));
  return [
    within((left + right) / 2, width, FRAME.width),
    within((top + bottom) / 2, height, FRAME.height),
    width,
    height,
  ];
}
