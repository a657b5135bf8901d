import type { Value } from "../../api.ts";
import { romeNow } from "../rome-time.ts";

/** The fields in which something begins to be seen: a notice, an item of a menu, a picture, a countdown. */
const OPENS = /^(?:pubblicata_|visibile_)?dal$/;

/** Returns the moment at which the last of some entries to come opens: "2027-01-14T07:00"; empty if none is to come. */
export const nextOpening = (entries: Value, now = romeNow()): string =>
  openings(entries)
    .filter((moment) => moment > now)
    .at(-1) ?? "";

function openings(value: Value): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    // A day alone begins at midnight.
    OPENS.test(name) && typeof item === "string" ? [`${item}T00:00`.slice(0, 16)] : openings(item),
  );
}
