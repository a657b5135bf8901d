import { hoursBetween } from "../../domain/hours/day-hours.ts";
import { rankedSpecialDays } from "../../domain/hours/special-days.ts";
import { type CalendarDate, dateOf, isoDate } from "../../domain/time/calendar-date.ts";
import { timetableOf } from "../pages/timetable.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";

const FILE = "hours.yaml";

/** Checks that special days reference existing feasts, and that no two of them apply to one day with equal precedence. */
export function checkHours(
  folder: ContentFolder,
  content: Pick<Content, "hours" | "calendar">,
): void {
  const { specialDays } = content.hours;
  const feasts = content.calendar.feasts.map(({ name }) => name);
  const seen = new Set<string>();
  specialDays.forEach(({ date, feast }, index) => {
    const field = ["giorni_speciali", index, date ? "giorno" : "festa"];
    const when = date ?? feast ?? "";
    if (feast && !feasts.includes(feast)) {
      folder.report(FILE, field, feast, `una festa di calendar.yaml: ${feasts.join(", ")}`);
    }
    if (seen.has(when))
      folder.report(FILE, field, `${when}, già scritto`, "un giorno speciale una volta sola");
    seen.add(when);
  });
  const clash = clashingFeasts(content);
  if (clash) {
    folder.report(
      FILE,
      ["giorni_speciali"],
      `«${clash.names.join("» e «")}» nello stesso giorno, ${isoDate(clash.date)}`,
      "anche il giorno speciale con quella data, che vale più delle feste",
    );
  }
}

/** Returns the first day on which two feasts of equal length would both apply. */
function clashingFeasts(
  content: Pick<Content, "hours" | "calendar">,
): { date: CalendarDate; names: string[] } | undefined {
  const timetable = timetableOf(content);
  for (const { startDate, endDate } of timetable.periods) {
    for (const { date } of hoursBetween(timetable, dateOf(startDate), dateOf(endDate))) {
      const ranked = rankedSpecialDays(timetable, date);
      const first = ranked.filter(({ rank }) => rank > 0 && rank === ranked[0]?.rank);
      if (first.length > 1) return { date, names: first.map(({ special }) => special.name ?? "") };
    }
  }
  return undefined;
}
