import type { MysteryGroup } from "../../content.server/mystery-layout.ts";
import { weekday } from "../../time/calendar-date.ts";
import { romeDate } from "../../time/rome-time.ts";

/** The day of the week at the shrine at an instant, in milliseconds: 0 for Sunday to 6 for Saturday. */
export function weekdayInRome(now: number): number {
  return weekday(romeDate(now));
}

/** The mysteries that are said on a day of the week; undefined when no group names it. */
export function mysteriesOn(
  groups: readonly MysteryGroup[],
  day: number,
): MysteryGroup | undefined {
  return groups.find(({ days }) => days.includes(day));
}
