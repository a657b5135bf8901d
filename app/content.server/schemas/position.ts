import { z } from "zod";

/** Where a place is, in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

const EXPECTED =
  'la posizione come la danno le carte sul telefono, prima la latitudine: "41.6783, 13.9083"';

/** What holds Italy: a position outside has its two numbers exchanged, or a digit wrong. */
const ITALY = { latitude: [35, 48], longitude: [6, 19] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

/** A place in Italy, as maps on telephones give it to be copied: "41.6783, 13.9083". */
export const position = z
  .string({ error: EXPECTED })
  .regex(/^\d{2}\.\d+, ?\d{1,2}\.\d+$/, { error: EXPECTED, abort: true })
  .refine((text) => isInItaly(degreesOf(text)), {
    error: "un luogo in Italia: prima la latitudine (da 35 a 48), poi la longitudine (da 6 a 19)",
  })
  .transform(degreesOf);

function degreesOf(text: string): Position {
  const [latitude = 0, longitude = 0] = text.split(",").map(Number);
  return { latitude, longitude };
}

const isInItaly = ({ latitude, longitude }: Position) =>
  isWithin(latitude, ITALY.latitude) && isWithin(longitude, ITALY.longitude);
