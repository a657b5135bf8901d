import type { MysteryGroup } from "../../../pipeline/markdown/verse/mystery-layout.ts";

/** Returns the mysteries of a day of the week, 0 for Sunday to 6 for Saturday; undefined when no group names it. */
export function mysteriesOn(
  groups: readonly MysteryGroup[],
  day: number,
): MysteryGroup | undefined {
  return groups.find(({ days }) => days.includes(day));
}
