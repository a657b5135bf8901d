import { DAY } from "../../domain/time/calendar-date.ts";

/**
 * The time of the build, in milliseconds. SOURCE_DATE_EPOCH, in seconds, makes builds reproducible; the default is the
 * current time. Decides which notices have started and which bulletins are in force.
 */
export const buildTime = Math.round(
  Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000,
);

/** The start of the build's day, in milliseconds: the current time for prerendered pages. */
export const buildInstant = Math.floor(buildTime / DAY) * DAY;
