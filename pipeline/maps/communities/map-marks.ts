import type { Position } from "../../schemas/position.ts";
import type { Community, World } from "./communities.ts";
import { type MapName, mapViews, onGlobe, onMap, type Point } from "./map-views.ts";

/** A name on a map, at its place. */
export interface Mark {
  title: string;
  address: string;
  at: Point;
  /** Where the name begins, or where it ends if it stands on the left of its place. */
  label: Point;
  isOnLeft: boolean;
}

export interface MarkedMap {
  name: MapName;
  width: number;
  height: number;
  marks: readonly Mark[];
  /** Places without a name. */
  dots: readonly Point[];
  /** Where the shrine is; undefined on a map that does not reach it. */
  home?: Point;
}

/** Between a place and its name, units. */
const GAP = 20;

/** How broad a letter is at most, and how far apart two lines are: on the smallest phone, units. */
const LETTER = 21;
const LINE = 50;

/** The globe with the names of all countries, a dot for each community, and the shrine. */
export function globeOf({ countries }: World, shrine: Position): MarkedMap {
  const communities = countries.flatMap((country) => country.communities);
  return {
    name: "atlantic",
    ...sizeOf("atlantic"),
    marks: marksOf("atlantic", countries),
    dots: communities.flatMap(({ position }) => (position ? [onGlobe(position)] : [])),
    home: onGlobe(shrine),
  };
}

/** The nearest map on which a community is, or most of a country's that say where; undefined if the globe is the nearest. */
export function nearMapOf({ country }: World, address: string): MarkedMap | undefined {
  const shown = country.communities.filter(
    (community) =>
      community.position && (country.address === address || community.address === address),
  );
  const name = (["sound", "lakes"] as const).find(
    (map) => 2 * marksOf(map, shown).length > shown.length,
  );
  if (!name) return undefined;
  return { name, ...sizeOf(name), marks: marksOf(name, country.communities), dots: [] };
}

const sizeOf = (name: MapName) => ({ width: mapViews[name].width, height: mapViews[name].height });

/**
 * The names on a map, from north to south: on the left of their place where there is room, and one below the other where
 * they would meet. What the map does not reach has none.
 */
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

/** Whether two names have a part of the width in common. */
function isOver(one: Mark, other: Mark): boolean {
  const [[from, to], [otherFrom, otherTo]] = [widthOf(one), widthOf(other)];
  return from < otherTo && otherFrom < to;
}

function widthOf({ title, label: [x], isOnLeft }: Mark): readonly [from: number, to: number] {
  const width = title.length * LETTER;
  return isOnLeft ? [x - width, x] : [x, x + width];
}
