/** "8:30", as files have it, for an input of time, which wants "08:30"; rubbish comes out empty. */
export function toClock(hour: string | undefined | null): string {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})/.exec(hour ?? "") ?? [];
  return hours === "" ? "" : `${hours.padStart(2, "0").replace("24", "00")}:${minutes}`;
}

/** "08:30" of an input of time as files have it: "8:30". */
export const fromClock = (clock: string): string => clock.replace(/^0/, "");

/** The same at which an opening ends: midnight is the end of the day. */
export const closingFromClock = (clock: string): string =>
  clock === "00:00" ? "24:00" : fromClock(clock);

/** Another day for a day that may have an hour: the hour stays. An instant without a day is none. */
export function withDay(instant: string, day: string): string {
  return day === "" ? "" : day + instant.slice(10);
}

/** Another hour, or none, for a day that may have one. */
export function withClock(instant: string, clock: string): string {
  return instant.slice(0, 10) + (clock === "" ? "" : `T${clock}`);
}
