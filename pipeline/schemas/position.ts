import { z } from "zod";

/** Geographic coordinates in degrees (WGS 84): positive to the north and east, negative to the south and west. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The bounds of positions: one outside has its coordinates swapped, or a wrong digit. */
const WORLD = { latitude: [-90, 90], longitude: [-180, 180] } as const;
const ITALY = { latitude: [35, 48], longitude: [6, 19] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

/** Latitude and longitude as map apps copy them: "41.6783, 13.9083" or, an Italian telephone, "41,6783° N, 13,9083° E". */
const COPIED = /^(-?\d{1,2}[.,]\d+)(?:° ?([NS]))?, ?(-?\d{1,3}[.,]\d+)(?:° ?([EWO]))?$/;

const degrees = (digits: string, side = "") =>
  Number(digits.replace(",", ".")) * (/[SWO]/.test(side) ? -1 : 1);

function positionWithin(area: typeof WORLD | typeof ITALY, example: string, outside: string) {
  const expected = `la posizione come la danno le carte sul telefono, prima la latitudine: "${example}"`;
  return z
    .string(expected)
    .regex(COPIED, { error: expected, abort: true })
    .transform((text): Position => {
      const [, north = "", ns, east = "", ew] = COPIED.exec(text) ?? [];
      return { latitude: degrees(north, ns), longitude: degrees(east, ew) };
    })
    .refine(
      ({ latitude, longitude }) =>
        isWithin(latitude, area.latitude) && isWithin(longitude, area.longitude),
      outside,
    );
}

export const worldPosition = positionWithin(
  WORLD,
  "42.3001, -83.0165",
  "un luogo sulla Terra: prima la latitudine (da -90 a 90), poi la longitudine (da -180 a 180)",
);

export const italianPosition = positionWithin(
  ITALY,
  "41.6783, 13.9083",
  "un luogo in Italia: prima la latitudine (da 35 a 48), poi la longitudine (da 6 a 19)",
);
