/**
 * A day such as "2026-08-22" in words: "22 agosto 2026". Nothing is made ready beforehand: the first date that a
 * browser puts into words takes a slow phone a tenth of a second.
 */
export function longDate(day: string, language = "it"): string {
  const words = new Date(day).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
  return language === "it" ? firstAsOrdinal(words) : words;
}

/** Italian says the first day of a month as "1°": "1 maggio 2027" becomes "1° maggio 2027". */
export function firstAsOrdinal(words: string): string {
  return words.replace(/^1 /, "1° ");
}
