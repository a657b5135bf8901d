import type { Entry } from "../../read/entry.ts";
import type { CompanyFields } from "../../schemas/company.ts";
import type { Position } from "../../schemas/position.ts";
import { CANNETO } from "../projection.ts";

/** A route as an editor writes it: «Viticuso, Cardito, Canneto; ritorno per Settefrati». */
export interface Route {
  /** The places one after the other, Canneto the last; none for a way that is told in words. */
  stops: string[];
  note: string | undefined;
}

export function routeOf(written: string | undefined): Route {
  const [way = "", ...rest] = (written ?? "").split("; ");
  const stops = way.split(", ");
  if (stops.at(-1) !== "Canneto") return { stops: [], note: written };
  return { stops, note: rest.join("; ") || undefined };
}

/** Places of ways that have no company, as GeoNames has them (cities500, CC BY 4.0). */
const PLACES: Readonly<Record<string, Position>> = {
  Atina: { latitude: 41.62004, longitude: 13.79905 },
  "Atina inferiore": { latitude: 41.62705, longitude: 13.79258 },
  Casalvieri: { latitude: 41.63329, longitude: 13.71363 },
};

/** A place of a way, as it is called there. */
export interface Stop {
  name: string;
  position: Position;
}

/**
 * Where a company's way leads, as far as its places are known: from its town to Canneto. None where the town is not, or
 * the way is told in words.
 */
export function wayOf(
  { fields }: Entry<CompanyFields>,
  companies: readonly Entry<CompanyFields>[],
): Stop[] {
  const { stops } = routeOf(fields.route);
  if (!fields.position || stops.length === 0) return [];
  const known = stops.flatMap((name) => {
    const company = companies.find((other) => other.fields.title === name);
    const position = PLACES[name] ?? company?.fields.position;
    return position ? [{ name, position }] : [];
  });
  return [
    { name: fields.title, position: fields.position },
    ...known,
    { name: "Canneto", position: CANNETO },
  ];
}
