import type { Point } from "../projection.ts";
import {
  type Box,
  everyLabel,
  type Label,
  type Lettering,
  labelBox,
  labelPlaces,
  markBox,
  type Place,
} from "./label-places.ts";
import { FRAME, GOAL, MIDDLE } from "./map-frame.ts";

interface Town extends Place {
  region: string;
  /** The index of its day of departure; undefined if unknown. */
  day: number | undefined;
}

export interface TownNames {
  /** Its label; undefined if there is no room for it. */
  label: Label | undefined;
  /** Its label on a phone, if different: there, the labels of a single day only have to fit beside each other. */
  labelOnPhones: Label | undefined;
  /** When a phone, with letters larger relative to the map, labels it: always, or while its region is shown alone. */
  onPhones: "always" | "with its region" | "no";
}

/** The other labels of the map, regions by their ids, and places off the map; and the routes drawn on it. */
export interface OtherNames {
  regions: readonly { id: string; name: string; at: Point }[];
  far: readonly { at: Point; label: Label }[];
  ways: readonly (readonly Point[])[];
}

/** The letter heights in a wide window and on a phone, in map units; those of regions are larger. */
const WIDE = { letters: 14, ofRegions: 24 };
const PHONE = { letters: 27, ofRegions: 32 };

const EDGES: Box = [MIDDLE.from, 0, MIDDLE.to, FRAME.height];

/** Areas that no label may cover: the church of Canneto with its name, and the scale. */
const ALWAYS_TAKEN: readonly Box[] = [
  [GOAL[0] - 50, GOAL[1] - 75, GOAL[0] + 50, GOAL[1] + 14],
  [128, 576, 236, 614],
];

/** Labels the towns, in a wide window and on a phone. */
export function townNames<Named extends Town>(
  towns: readonly Named[],
  others: OtherNames,
): (Named & TownNames)[] {
  const wide = labelPlaces(towns, room(WIDE, others));
  const asInWide = (town: Named) => [wide.get(town) ?? []].flat();
  const dated = towns.filter(({ day }) => day !== undefined);
  const onDays = inGroups(
    dated,
    ({ day }) => day,
    (group) => labelPlaces(group, room(PHONE), (town) => [...asInWide(town), ...everyLabel(town)]),
  );
  const asOnDay = (town: Named) => [onDays.get(town) ?? asInWide(town)].flat();
  const always = labelPlaces(towns, room(PHONE, others), asOnDay);
  const withRegion = inGroups(
    towns,
    ({ region }) => region,
    (group, region) => {
      const regions = others.regions.filter(({ id }) => id === region);
      const { taken, ...map } = room(PHONE, { ...others, regions, far: [] });
      const shown = [...always].filter(([town]) => group.includes(town));
      const boxes = shown.flatMap(([{ at }, label]) => [
        markBox(at),
        labelBox(at, label, PHONE.letters),
      ]);
      const rest = group.filter((town) => !always.has(town));
      return labelPlaces(rest, { ...map, taken: [...taken, ...boxes] }, asOnDay);
    },
  );
  return towns.map((town) => ({
    ...town,
    label: wide.get(town),
    labelOnPhones: wide.get(town) === onDays.get(town) ? undefined : onDays.get(town),
    onPhones: always.has(town) ? "always" : withRegion.has(town) ? "with its region" : "no",
  }));
}

/** Returns the constraints for labels on a map with its fixed labels. */
function room(
  { letters, ofRegions }: typeof WIDE,
  { regions, far, ways }: OtherNames = { regions: [], far: [], ways: [] },
): Lettering {
  const regionBox = ({ name, at: [x, y] }: OtherNames["regions"][number]): Box => {
    const half = name.length * ofRegions * 0.42;
    return [x - half, y - ofRegions, x + half, y + ofRegions / 6];
  };
  const farBoxes = far.map(({ at, label }) => labelBox(at, label, letters));
  return {
    letters,
    frame: EDGES,
    taken: [...ALWAYS_TAKEN, ...regions.map(regionBox), ...farBoxes],
    lines: ways,
  };
}

/** Places the labels of each group of towns by themselves. */
function inGroups<Named, Key>(
  towns: readonly Named[],
  keyOf: (town: Named) => Key,
  place: (group: Named[], key: Key) => Map<Named, Label>,
): Map<Named, Label> {
  const groups = [...Map.groupBy(towns, keyOf)];
  return new Map(groups.flatMap(([key, group]) => [...place(group, key)]));
}
