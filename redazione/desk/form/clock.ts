/** Converts "8:30", as in files, into the "08:30" that a time input needs; anything else becomes "". */
export function toClock(hour: unknown): string {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})/.exec(String(hour)) ?? [];
  return hours === "" ? "" : `${hours.padStart(2, "0").replace("24", "00")}:${minutes}`;
}

/** Converts "08:30" of a time input into the "8:30" of files. */
export const fromClock = (clock: string): string => clock.replace(/^0/, "");

/** Converts the closing time of an opening: midnight is the end of the day, "24:00". */
export const closingFromClock = (clock: string): string =>
  clock === "00:00" ? "24:00" : fromClock(clock);

/** Replaces the day of an instant, and keeps its hour if it has one. Without a day there is no instant. */
export function withDay(instant: string, day: string): string {
  return day === "" ? "" : day + instant.slice(10);
}

/** Replaces or removes the hour of an instant. */
export function withClock(instant: string, clock: string): string {
  return instant.slice(0, 10) + (clock === "" ? "" : `T${clock}`);
}
