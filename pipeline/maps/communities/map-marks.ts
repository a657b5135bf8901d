import type { Content } from "../../read/model.ts";
import type { Position } from "../../schemas/position.ts";
import type { Point } from "../projection.ts";
import { type Community, isCountry, type World, worldAround } from "./communities.ts";
import { type MapName, mapViews, onGlobe, onMap } from "./map-views.ts";

export type MarkedMap = ReturnType<typeof mapOf>;

/** A labelled place on a map. */
interface Mark {
  title: string;
  address: string;
  at: Point;
  /** The start of the label, or its end if it stands to the left of the place. */
  label: Point;
  isOnLeft: boolean;
}

/** The distance between a place and its label, in map units. */
const GAP = 20;

/** The maximum width of a letter, and the line spacing, on the smallest phone; in map units. */
const LETTER = 21;
const LINE = 60;

/** Builds the globe with the labels of all countries, a dot for each community, and the shrine. */
export function globeOf({ countries }: World, shrine: Position): MarkedMap {
  const communities = countries.flatMap((country) => country.communities);
  const dots = communities.flatMap(({ position }) => (position ? [onGlobe(position)] : []));
  return mapOf("atlantic", countries, dots, onGlobe(shrine));
}

/** Returns the closest map with a community, or most of a country's located ones; undefined if only the globe has them. */
export function nearMapOf({ country }: World, address: string): MarkedMap | undefined {
  const shown = country.communities.filter(
    (community) =>
      community.position && (country.address === address || community.address === address),
  );
  const name = (["sound", "lakes"] as const).find(
    (map) => 2 * marksOf(map, shown).length > shown.length,
  );
  return name && mapOf(name, country.communities);
}

/** Returns a map with its labels, the places without one, and the shrine if it covers it. */
function mapOf(name: MapName, places: readonly Community[], dots: Point[] = [], home?: Point) {
  const { width, height } = mapViews[name];
  return { name, width, height, marks: marksOf(name, places), dots, home };
}

/** Places the labels from north to south: on the left where there is room, stacked where they would overlap. */
export function marksOf(name: MapName, places: readonly Community[]): Mark[] {
  const marks = places
    .flatMap(({ title, address, position }) => {
      const at = position && onMap(name, position);
      if (!at) return [];
      const isOnLeft = at[0] > GAP + title.length * LETTER;
      const label: Point = [at[0] + (isOnLeft ? -GAP : GAP), at[1]];
      return [{ title, address, at, label, isOnLeft }];
    })
    .sort((one, other) => one.at[1] - other.at[1]);
  const placed: Mark[] = [];
  for (const mark of marks) {
    const above = placed.filter((other) => isOver(other, mark)).map(({ label }) => label[1] + LINE);
    placed.push({ ...mark, label: [mark.label[0], Math.max(mark.label[1], ...above)] });
  }
  return placed;
}

/** Checks whether two labels overlap horizontally. */
function isOver(one: Mark, other: Mark): boolean {
  const [[from, to], [otherFrom, otherTo]] = [widthOf(one), widthOf(other)];
  return from < otherTo && otherFrom < to;
}

function widthOf({ title, label: [x], isOnLeft }: Mark): readonly [from: number, to: number] {
  const width = title.length * LETTER;
  return isOnLeft ? [x - width, x] : [x, x + width];
}

/** Returns the map and the lists for the page of a country or community; undefined for a page in no section. */
export function worldData(content: Content, address: string) {
  const world = worldAround(content, address);
  if (!world) return undefined;
  const { country } = world;
  return {
    /** The country of the page, possibly the page itself. */
    country: { title: country.title, address: country.address },
    isCountry: isCountry(address),
    communities: country.communities,
    globe: globeOf(world, content.site.place),
    /** The map of the surroundings; undefined if only the globe covers them. */
    near: nearMapOf(world, address),
  };
}

export type WorldData = NonNullable<ReturnType<typeof worldData>>;
