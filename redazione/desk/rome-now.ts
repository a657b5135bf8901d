/** Returns the current day and hour in Rome: "2027-01-14T07:00". */
export function romeNow(now = new Date()): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "short",
  }).format(now);
  return parts.replace(" ", "T");
}
