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
  /** The index of its day of departure; undefined if unknown. */
  day: number | undefined;
  at: Point;
}

/** When a phone, with letters larger relative to the map, labels a town: always, or while its region is shown alone. */
type NamedOnPhones = "always" | "with its region" | "no";

export interface TownNames {
  /** Its label; undefined if there is no room for it. */
  label: Label | undefined;
  /** Its label on a phone, if different: there, the labels of a single day only have to fit beside each other. */
  labelOnPhones: Label | undefined;
  onPhones: NamedOnPhones;
}

/** The other labels of the map: regions by their ids, and places off the map. */
export interface OtherNames {
  regions: readonly { id: string; name: string; at: Point }[];
  far: readonly { at: Point; label: Label }[];
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

/** Returns the labels that find room. */
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

/** Returns the constraints for labels on a map with its fixed labels. */
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
