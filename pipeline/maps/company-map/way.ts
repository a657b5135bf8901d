import type { CompanyFields } from "../../../app/screens/company/collections.server.ts";
import type { Entry } from "../../read/entry.ts";
import type { Position } from "../../schemas/position.ts";
import { CANNETO } from "../projection.ts";

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
  PLACES[name] ?? companies.find(({ fields }) => fields.title === name)?.fields.position;

/** Returns the route of a company to Canneto, as far as its stops are known; none without the position of its town. */
export function wayOf(
  { fields }: Entry<CompanyFields>,
  companies: readonly Entry<CompanyFields>[],
): { name: string; position: Position }[] {
  const { stops } = routeOf(fields.route);
  if (!fields.position || stops.length === 0) return [];
  const known = stops.flatMap((name) => {
    const position = positionOf(name, companies);
    return position ? [{ name, position }] : [];
  });
  return [{ name: fields.title, position: fields.position }, ...known];
}
