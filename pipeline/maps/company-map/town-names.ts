import type { Point } from "../projection.ts";
import {
  type Box,
  everyLabel,
  type Label,
  type Lettering,
  labelBox,
  labelPlaces,
  markBox,
} from "./label-places.ts";
import { FRAME, GOAL, MIDDLE } from "./map-frame.ts";

interface Town {
  title: string;
  region: string;
  /** Which of the days of departure is its own; undefined where it is not known. */
  day: number | undefined;
  at: Point;
}

/** When a name has room on a phone, where letters are larger against the land: always, or with its region alone. */
type NamedOnPhones = "always" | "with its region" | "no";

export interface TownNames {
  /** Where the name stands; undefined where there is no room for it. */
  label: Label | undefined;
  /** Where it stands on a phone, if elsewhere: the names of one day have room beside each other there. */
  labelOnPhones: Label | undefined;
  onPhones: NamedOnPhones;
}

/** What else has a name on the map: regions by their ids, and places beyond its edge. */
export interface OtherNames {
  regions: readonly { id: string; name: string; at: Point }[];
  far: readonly { at: Point; label: Label }[];
}

/** How high letters are in a wide window and on a phone, in units of the map; those of regions are larger. */
const WIDE = { letters: 14, ofRegions: 24 };
const PHONE = { letters: 27, ofRegions: 32 };

const EDGES: Box = [MIDDLE.from, 0, MIDDLE.to, FRAME.height];

/** What no name may stand on: the church of Canneto with its name, and the scale. */
const ALWAYS_TAKEN: readonly Box[] = [
  [GOAL[0] - 50, GOAL[1] - 75, GOAL[0] + 50, GOAL[1] + 14],
  [128, 576, 236, 614],
];

/** The towns with their names: where they stand in a wide window, and on a phone. */
export function townNames<Named extends Town>(
  towns: readonly Named[],
  others: OtherNames,
): (Named & TownNames)[] {
  const wide = labelled(towns, room(WIDE, others), everyWay);
  const asInWide = (town: Town) => [wide.get(town) ?? []].flat();
  const ofDays = new Map(
    groupsBy(towns, ({ day }) => day).flatMap(([day, group]) =>
      day === undefined
        ? []
        : [
            ...labelled(group, room(PHONE, { regions: [], far: [] }), (town) => [
              ...asInWide(town),
              ...everyWay(town),
            ]),
          ],
    ),
  );
  const asOnDay = (town: Town) => [ofDays.get(town) ?? asInWide(town)].flat();
  const always = labelled(towns, room(PHONE, others), asOnDay);
  const inRegions = new Map(
    groupsBy(towns, ({ region }) => region).flatMap(([region, group]) => {
      const regions = others.regions.filter(({ id }) => id === region);
      const { taken, ...map } = room(PHONE, { regions, far: [] });
      const first = [...always].filter(([town]) => group.includes(town));
      const boxes = first.flatMap(([{ at }, label]) => [
        markBox(at),
        labelBox(at, label, PHONE.letters),
      ]);
      const rest = group.filter((town) => !always.has(town));
      return [...labelled(rest, { ...map, taken: [...taken, ...boxes] }, asOnDay)];
    }),
  );
  return towns.map((town) => ({
    ...town,
    label: wide.get(town),
    labelOnPhones: wide.get(town) === ofDays.get(town) ? undefined : ofDays.get(town),
    onPhones: always.has(town) ? "always" : inRegions.has(town) ? "with its region" : "no",
  }));
}

const everyWay = ({ title, at }: Town) => everyLabel({ name: title, at });

/** The names that find room. */
function labelled(
  towns: readonly Town[],
  lettering: Lettering,
  ways: (town: Town) => readonly Label[],
): Map<Town, Label> {
  const places = towns.map(({ title, at }) => ({ name: title, at }));
  const labels = labelPlaces(places, lettering, towns.map(ways));
  return new Map(
    towns.flatMap((town, index) => {
      const label = labels[index];
      return label ? [[town, label] as const] : [];
    }),
  );
}

/** The map without what is on it already. */
function room({ letters, ofRegions }: typeof WIDE, { regions, far }: OtherNames): Lettering {
  return {
    letters,
    frame: EDGES,
    taken: [
      ...ALWAYS_TAKEN,
      ...regions.map(({ name, at: [x, y] }): Box => {
        const half = name.length * ofRegions * 0.42;
        return [x - half, y - ofRegions, x + half, y + ofRegions / 6];
      }),
      ...far.map(({ at, label }) => labelBox(at, label, letters)),
    ],
  };
}

function groupsBy<Key>(towns: readonly Town[], keyOf: (town: Town) => Key): [Key, Town[]][] {
  return [...new Set(towns.map(keyOf))].map((key) => [
    key,
    towns.filter((town) => keyOf(town) === key),
  ]);
}
