/** Returns the current day and hour in Rome: "2027-01-14T07:00". */
export function romeNow(now = new Date()): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "short",
  }).format(now);
  return parts.replace(" ", "T");
}

const formatted = (instant: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("it", { timeZone: "Europe/Rome", ...style }).format(new Date(instant));

/** Formats the day of an instant in Rome: "domenica 22 novembre 2026". @param instant ISO 8601 */
export const dayOf = (instant: string): string => formatted(instant, { dateStyle: "full" });

/** Formats its hour: "16:05". */
export const hourOf = (instant: string): string => formatted(instant, { timeStyle: "short" });
