import { companyLink } from "../company-link.ts";
import type { Entry } from "../entry.ts";
import type { Content } from "../model.ts";
import type { Point } from "../projection.ts";
import type { CompanyFields } from "../schemas/company.ts";
import { dayOf, departureDays } from "./departures.ts";
import { type Box, type Label, labelPlaces } from "./label-places.ts";
import { type FarPlace, FRAME, farPlace, GOAL, isOnMap, MIDDLE, placedOnMap } from "./map-frame.ts";
import { wayOf } from "./way.ts";

/** A company as the map shows it. */
interface Shown {
  title: string;
  address: string;
  region: string;
  /** Which of the days of departure is its own, from 0; undefined where it is not known. */
  day: number | undefined;
}

export interface MapTown extends Shown {
  at: Point;
  /** Where its name stands; undefined where there is no room for it. */
  label: Label | undefined;
  /** Whether there is room for it on a phone too, where letters are larger against the land. */
  isNamedOnPhones: boolean;
}

export interface MapOfCompanies {
  goal: Point;
  regions: { id: string; name: string; at: Point }[];
  towns: MapTown[];
  far: (Shown & FarPlace)[];
  /** Ways from town to Canneto, where they are known. */
  ways: { day: number | undefined; points: Point[] }[];
}

/** How high letters are in a wide window and on a phone, in units of the map. */
const LETTERS = { wide: 14, phone: 27 };

/** What no name may stand on: the church of Canneto and its name. */
const CHURCH: Box = [GOAL[0] - 50, GOAL[1] - 75, GOAL[0] + 50, GOAL[1] + 14];

/** Where the regions' names stand: in the middle of the land that is seen of them, where few towns are. */
const REGIONS = [
  { id: "abruzzo", name: "Abruzzo", at: [650, 90] },
  { id: "campania", name: "Campania", at: [735, 562] },
  { id: "lazio", name: "Lazio", at: [348, 280] },
  { id: "molise", name: "Molise", at: [752, 452] },
] satisfies MapOfCompanies["regions"];

/** The room of a region's name: its letters are larger, and stand apart. */
const regionBox = ({ name, at: [x, y] }: MapOfCompanies["regions"][number]): Box => [
  x - name.length * 11,
  y - 24,
  x + name.length * 11,
  y + 4,
];

/** The companies of which it is known where they come from, on the map. */
export function mapOfCompanies({ companies }: Pick<Content, "companies">): MapOfCompanies {
  const days = departureDays(companies);
  const shown = ({ slug, fields, ...entry }: Entry<CompanyFields>): Shown => ({
    ...companyLink({ slug, fields, ...entry }),
    region: fields.region.toLowerCase(),
    day: dayOf(fields, days),
  });
  const placed = companies.flatMap((company) => {
    const { position } = company.fields;
    return position ? [{ company, position, at: placedOnMap(position) }] : [];
  });
  const near = placed.filter(({ at }) => isOnMap(at));
  return {
    goal: GOAL,
    regions: REGIONS,
    towns: named(near.map(({ company, at }) => ({ ...shown(company), at }))),
    far: placed
      .filter(({ at }) => !isOnMap(at))
      .map(({ company, position }) => ({ ...shown(company), ...farPlace(position) })),
    ways: near.flatMap(({ company }) => {
      const way = wayOf(company, companies).map(({ position }) => placedOnMap(position));
      return way.length > 0 ? [{ day: dayOf(company.fields, days), points: way }] : [];
    }),
  };
}

/** Towns with the sides of their names: those of which the day is known choose first. */
function named(towns: (Shown & { at: Point })[]): MapTown[] {
  const ordered = towns.toSorted(
    (one, other) => Number(one.day === undefined) - Number(other.day === undefined),
  );
  const places = ordered.map(({ title, at }) => ({ name: title, at }));
  const frame: Box = [MIDDLE.from, 0, MIDDLE.to, FRAME.height];
  const taken = [CHURCH, ...REGIONS.map(regionBox)];
  const labels = labelPlaces(places, { letters: LETTERS.wide, frame, taken });
  const onPhones = labelPlaces(
    places,
    { letters: LETTERS.phone, frame, taken },
    labels.map((label) => (label ? [label] : [])),
  );
  return ordered.map((town, index) => ({
    ...town,
    label: labels[index],
    isNamedOnPhones: onPhones[index] !== undefined,
  }));
}
