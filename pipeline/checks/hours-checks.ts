import { hoursBetween } from "../../domain/hours/day-hours.ts";
import { rankedSpecialDays } from "../../domain/hours/special-days.ts";
import { dateOf, isoDate } from "../../domain/time/calendar-date.ts";
import { timetableOf } from "../pages/timetable.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { repeats } from "./repeats.ts";

const FILE = "hours.yaml";

type SpecialDay = Content["hours"]["specialDays"][number];

const placeOf = ({ date }: SpecialDay, index: number) => [
  "giorni_speciali",
  index,
  date ? "giorno" : "festa",
];

/** Checks that special days reference existing feasts, and that no two of them apply to one day with equal precedence. */
export function checkHours(content: Pick<Content, "hours" | "calendar">, report: Report): void {
  const { specialDays } = content.hours;
  const feasts = content.calendar.feasts.map(({ name }) => name);
  for (const [index, day] of specialDays.entries()) {
    if (!day.feast || feasts.includes(day.feast)) continue;
    const expected = `una festa di calendar.yaml: ${feasts.join(", ")}`;
    report(FILE, placeOf(day, index), day.feast, expected);
  }
  for (const { item, index } of repeats(specialDays, ({ date, feast }) => date ?? feast)) {
    const found = `${item.date ?? item.feast}, già scritto`;
    report(FILE, placeOf(item, index), found, "un giorno speciale una volta sola");
  }
  const clash = clashingFeasts(content);
  if (clash) {
    const expected = "anche il giorno speciale con quella data, che vale più delle feste";
    report(FILE, ["giorni_speciali"], clash, expected);
  }
}

/** Names the first day on which two feasts of equal length would both apply; undefined if there is none. */
function clashingFeasts(content: Pick<Content, "hours" | "calendar">): string | undefined {
  const timetable = timetableOf(content);
  for (const { startDate, endDate } of timetable.periods) {
    for (const { date } of hoursBetween(timetable, dateOf(startDate), dateOf(endDate))) {
      const ranked = rankedSpecialDays(timetable, date);
      const first = ranked.filter(({ rank }) => rank > 0 && rank === ranked[0]?.rank);
      if (first.length < 2) continue;
      const names = first.map(({ special }) => special.name).join("» e «");
      return `«${names}» nello stesso giorno, ${isoDate(date)}`;
    }
  }
  return undefined;
}
