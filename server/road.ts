/** A road bulletin with its period of validity in milliseconds, both ends included. */
export interface TimedBulletin {
  from: number;
  /** Absent if it holds until replaced. */
  until?: number;
  /** The content of /dati/strada.json. */
  bulletin: object;
}

/**
 * The road bulletins of the build (build/road.json), latest issue first: as instants, so that the server needs no
 * knowledge of Rome's time zone.
 */
export type RoadSchedule = readonly TimedBulletin[];

/** Returns the bulletin in force at an instant; null if there is none. */
export function bulletinAt(schedule: RoadSchedule, now: number): object | null {
  const inForce = schedule.find(
    ({ from, until = Number.POSITIVE_INFINITY }) => from <= now && now <= until,
  );
  return inForce?.bulletin ?? null;
}
