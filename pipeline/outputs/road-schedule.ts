import type { Bulletin } from "../../domain/road/bulletins.ts";
import { endInstant, startInstant } from "../../domain/time/rome-time.ts";
import type { RoadSchedule } from "../../server/road.ts";

/** Converts the road bulletins for the server: in milliseconds, latest issue first. */
export function roadSchedule(bulletins: readonly Bulletin[]): RoadSchedule {
  return bulletins
    .toSorted((one, other) => startInstant(other.issued) - startInstant(one.issued))
    .map((bulletin) => ({
      from: startInstant(bulletin.since),
      ...(bulletin.until && { until: lastInstant(bulletin.until) }),
      bulletin,
    }));
}

/** Returns the last instant in force: of a date, the one before midnight; an hour is inclusive. */
const lastInstant = (until: string) =>
  until.includes("T") ? endInstant(until) : endInstant(until) - 1;
