/**
 * Formats an end date in words: "finisce domani, il 16 gennaio 2027".
 * @param on the day, as 2027-01-16, with or without an hour
 * @param days from today; negative if it is over
 */
export function whenItEnds(on: string, days: number): string {
  const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${on.slice(0, 10)}T00:00:00Z`),
  );
  if (days < 0) return `è finito il ${date}`;
  if (days === 0) return `finisce oggi, ${date}`;
  return days === 1 ? `finisce domani, ${date}` : `finisce fra ${days} giorni, il ${date}`;
}
