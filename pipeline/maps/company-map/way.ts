import type { CompanyFields } from "../../../app/screens/company/collections.server.ts";
import type { Entry } from "../../read/entry.ts";
import type { Position } from "../../schemas/position.ts";
import { CANNETO, type Point } from "../projection.ts";
import { placedOnMap } from "./map-frame.ts";

/** Parses a route, «Viticuso, Cardito, Canneto; ritorno per Settefrati»; one described in prose has no stops. */
export function routeOf(written: string | undefined): {
  stops: string[];
  note: string | undefined;
} {
  const [way = "", ...rest] = (written ?? "").split("; ");
  const stops = way.split(", ");
  if (stops.at(-1) !== "Canneto") return { stops: [], note: written };
  return { stops, note: rest.join("; ") || undefined };
}

/** Stops without a company of their own; coordinates from GeoNames (cities500, CC BY 4.0). */
const PLACES: Readonly<Record<string, Position>> = {
  Canneto: CANNETO,
  Atina: { latitude: 41.62004, longitude: 13.79905 },
  "Atina inferiore": { latitude: 41.62705, longitude: 13.79258 },
  Casalvieri: { latitude: 41.63329, longitude: 13.71363 },
  Settefrati: { latitude: 41.67045, longitude: 13.8507 },
};

/** Returns the position of a place by its name in a route: of a company's town, or another known one. */
export const positionOf = (
  name: string,
  companies: readonly Entry<CompanyFields>[],
): Position | undefined =>
  companies.find(({ fields }) => fields.title === name)?.fields.position ?? PLACES[name];

/** Returns the route of a company to Canneto on the map, as far as its stops are known; none without its town's position. */
export function wayOf(
  { fields: { title, position, route } }: Entry<CompanyFields>,
  companies: readonly Entry<CompanyFields>[],
): { title: string; at: Point }[] {
  const { stops } = routeOf(route);
  if (!position || stops.length === 0) return [];
  const known = stops.flatMap((name) => {
    const place = positionOf(name, companies);
    return place ? [{ title: name, at: placedOnMap(place) }] : [];
  });
  return [{ title, at: placedOnMap(position) }, ...known];
}
