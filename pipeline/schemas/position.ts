import { z } from "zod";

/** Geographic coordinates in degrees (WGS 84): positive to the north and east, negative to the south and west. */
export interface Position {
  latitude: number;
  longitude: number;
}

type Bounds = readonly [least: number, most: number];

const isWithin = (value: number, [least, most]: Bounds) => value >= least && value <= most;

/** Latitude and longitude as map apps copy them: "41.6783, 13.9083" or, an Italian telephone, "41,6783° N, 13,9083° E". */
const COPIED = /^(-?\d{1,2}[.,]\d+)(?:° ?([NS]))?, ?(-?\d{1,3}[.,]\d+)(?:° ?([EWO]))?$/;

const degrees = (digits: string, side = "") =>
  Number(digits.replace(",", ".")) * (/[SWO]/.test(side) ? -1 : 1);

/** A position within bounds: one outside has its coordinates swapped, or a wrong digit. */
function positionWithin(north: Bounds, east: Bounds, area: string, example: string) {
  const expected = `la posizione come la danno le carte sul telefono, prima la latitudine: "${example}"`;
  return z
    .string(expected)
    .regex(COPIED, { error: expected, abort: true })
    .transform((text): Position => {
      const [, latitude = "", ns, longitude = "", ew] = COPIED.exec(text) ?? [];
      return { latitude: degrees(latitude, ns), longitude: degrees(longitude, ew) };
    })
    .refine(
      ({ latitude, longitude }) => isWithin(latitude, north) && isWithin(longitude, east),
      `un luogo ${area}: prima la latitudine (da ${north.join(" a ")}), poi la longitudine (da ${east.join(" a ")})`,
    );
}

export const worldPosition = positionWithin(
  [-90, 90],
  [-180, 180],
  "sulla Terra",
  "42.3001, -83.0165",
);

export const italianPosition = positionWithin([35, 48], [6, 19], "in Italia", "41.6783, 13.9083");
