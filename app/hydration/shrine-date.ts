/**
 * Returns the day at the shrine as a number, 822 for 22 August. Summer time is taken as April to October: the browser's time
 * zone data would delay the first paint on a slow phone.
 */
export function dateAtShrine(now: Date): number {
  const isSummerTime = now.getUTCMonth() > 2 && now.getUTCMonth() < 10;
  const there = new Date(now.getTime() + (isSummerTime ? 2 : 1) * 3_600_000);
  return (there.getUTCMonth() + 1) * 100 + there.getUTCDate();
}

/** Returns the season at 1,020 m: snow from December to mid-March, leaves from June, copper beeches from October. */
export function seasonOn(date: number): string {
  if (date < 316 || date >= 1201) return "winter";
  if (date < 601) return "spring";
  return date < 1001 ? "summer" : "autumn";
}

/** Returns what leads on the main page (docs/behaviour.md, "Today"): the feast in August, the road in winter. */
export function leadOn(date: number): string {
  if (date > 800 && date < 900) return "feast";
  return seasonOn(date) === "winter" ? "road" : "hours";
}

/** Returns whether the companies are on their way: from the arrival of the Madonna Bianca to her return home. */
export function isFeast(date: number): boolean {
  return date > 817 && date < 823;
}
