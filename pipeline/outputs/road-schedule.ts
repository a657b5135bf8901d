import type { Bulletin } from "../../domain/road/bulletins.ts";
import { endInstant, startInstant } from "../../domain/time/rome-time.ts";
import type { RoadSchedule } from "../../server/road.ts";

/** The bulletins on the road as the server reads them: in milliseconds, the one issued last first. */
export function roadSchedule(bulletins: readonly Bulletin[]): RoadSchedule {
  return bulletins
    .toSorted((one, other) => startInstant(other.issued) - startInstant(one.issued))
    .map((bulletin) => ({
      from: startInstant(bulletin.since),
      ...(bulletin.until && { until: lastInstant(bulletin.until) }),
      bulletin,
    }));
}

/** A date lasts until the instant before midnight, an hour is included. */
const lastInstant = (until: string) =>
  until.includes("T") ? endInstant(until) : endInstant(until) - 1;
