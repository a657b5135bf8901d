const ROME = { timeZone: "Europe/Rome" } as const;

/** Formats the day of an instant in Rome: "domenica 22 novembre 2026". @param instant ISO 8601 */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat("it", { dateStyle: "full", ...ROME }).format(new Date(instant));

/** Formats its hour: "16:05". */
export const hourOf = (instant: string): string =>
  new Intl.DateTimeFormat("it", { timeStyle: "short", ...ROME }).format(new Date(instant));
