/** A bulletin on the road with the milliseconds between which it holds, both included. */
export interface TimedBulletin {
  from: number;
  /** Missing where it holds until another one. */
  until?: number;
  /** As /dati/strada.json holds it. */
  bulletin: object;
}

/**
 * What the build knows of the road (build/road.json), the bulletin issued last first: instants, so that the server has to
 * know nothing of Rome's time.
 */
export type RoadSchedule = readonly TimedBulletin[];

/** The bulletin that holds at an instant; null when none does. */
export function bulletinAt(schedule: RoadSchedule, now: number): object | null {
  const inForce = schedule.find(
    ({ from, until = Number.POSITIVE_INFINITY }) => from <= now && now <= until,
  );
  return inForce?.bulletin ?? null;
}
