/**
 * Formats a day such as "2026-08-22" in words: "22 agosto 2026". No formatter is created beforehand: the first date that a
 * browser formats takes a slow phone a tenth of a second.
 */
export function longDate(day: string, language = "it"): string {
  const words = new Date(day).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
  // The Italian way: "1 maggio 2027" becomes "1° maggio 2027".
  return language === "it" ? words.replace(/^1 /, "1° ") : words;
}
