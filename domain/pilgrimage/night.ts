import type { MonthDay } from "../time/calendar-date.ts";
import { romeWallClock } from "../time/rome-time.ts";

type Point = readonly [x: number, y: number];

export const DAY = 24 * 60;

/** Known stay of a company at a place, in minutes of wall time in Rome since the first day of the pilgrimage began. */
export interface Stay {
  at: Point;
  from: number;
  /** When its whereabouts are no longer known, or it sets out on the way to the next stay. */
  until: number;
  /** Way to the next stay; missing unless both the departure and the arrival have a known hour. */
  way?: readonly Point[] | undefined;
}

/** Company with its known stays, in order. */
export interface Walker {
  home: Point;
  stays: readonly Stay[];
}

/** Where a company is shown: lit while its place is known or lies between two known hours, else still. */
export interface Light {
  at: Point;
  isLit: boolean;
}

/** Returns the light of a company at a minute; a still one remains where the company was last known to be. */
export function lightAt({ home, stays }: Walker, minute: number): Light {
  const index = stays.filter(({ from }) => from <= minute).length - 1;
  const stay = stays[index];
  if (!stay) return { at: home, isLit: false };
  const next = stays[index + 1];
  if (minute < stay.until) return { at: stay.at, isLit: true };
  if (!stay.way || !next) return { at: stay.at, isLit: false };
  const share = (minute - stay.until) / (next.from - stay.until);
  return { at: pointAlong(stay.way, share), isLit: true };
}

/** Returns the point of a way at a share of its length, from 0 to 1. */
function pointAlong(way: readonly Point[], share: number): Point {
  const legs = way.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = way[index] as Point;
    return {
      from: [fromX, fromY],
      by: [x - fromX, y - fromY],
      length: Math.hypot(x - fromX, y - fromY),
    } as const;
  });
  let left = share * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, by, length } of legs) {
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return [from[0] + by[0] * part, from[1] + by[1] * part];
    }
    left -= length;
  }
  return way.at(-1) as Point;
}

/** The angle between neighbours around a point, at which they never stand in a row: as seeds in a sunflower. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Returns lights of which those at the same point stand around it, the first one on it, at least `gap` apart. */
export function spreadOut<Placed extends Light>(lights: readonly Placed[], gap: number): Placed[] {
  const counts = new Map<string, number>();
  return lights.map((light) => {
    const index = counts.get(String(light.at)) ?? 0;
    counts.set(String(light.at), index + 1);
    const [x, y] = light.at;
    const [distance, angle] = [gap * Math.sqrt(index), index * GOLDEN_ANGLE];
    return { ...light, at: [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] };
  });
}

/** Returns the present minute of a pilgrimage of so many days; undefined before it begins and once it is over. */
export function presentMinute(
  now: number,
  { month, day }: MonthDay,
  days: number,
): number | undefined {
  const wallClock = romeWallClock(now);
  const start = Date.UTC(new Date(wallClock).getUTCFullYear(), month - 1, day);
  const minute = Math.floor((wallClock - start) / 60_000);
  return minute >= 0 && minute < days * DAY ? minute : undefined;
}

/** Formats the time of day of a minute: "ore 15", "ore 9.15". */
export function hourInWords(minute: number): string {
  const [hour, rest] = [Math.floor((minute % DAY) / 60), minute % 60];
  return `ore ${hour}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
