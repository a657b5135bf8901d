import { romeWallClock } from "../../domain/time/rome-time.ts";

/** Returns the current day and hour in Rome: "2027-01-14T07:00". */
export const romeNow = (now = Date.now()): string =>
  new Date(romeWallClock(now)).toISOString().slice(0, 16);

const formatted = (instant: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("it", { timeZone: "Europe/Rome", ...style }).format(new Date(instant));

/** Formats the day of an instant in Rome: "domenica 22 novembre 2026". @param instant ISO 8601 */
export const dayOf = (instant: string): string => formatted(instant, { dateStyle: "full" });

/** Formats its hour: "16:05". */
export const hourOf = (instant: string): string => formatted(instant, { timeStyle: "short" });
