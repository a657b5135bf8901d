import type { Value } from "../../api.ts";
import type { FieldWords } from "./schema.ts";

/**
 * Returns the initial values of a new list entry, from its schema: "$now" is the current hour, "$next" an unused number
 * made of the year and a counter.
 * @param now as a day and hour of Rome, "2027-01-14T07:00"
 */
export function freshEntry({ fresh = {} }: FieldWords, list: readonly Value[], now: string): Value {
  return Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => {
      if (value === "$next") return [name, nextNumber(list, name, now)];
      return [name, value === "$now" ? now : value];
    }),
  );
}

function nextNumber(list: readonly Value[], name: string, now: string): number {
  const first = Number(now.slice(0, 4)) * 1000 + 1;
  const used = list.map((entry) => Number((entry as Record<string, Value> | null)?.[name]));
  return Math.max(first, ...used.filter(Number.isFinite).map((number) => number + 1));
}
