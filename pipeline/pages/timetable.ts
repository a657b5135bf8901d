import type { Timetable } from "../../domain/hours/timetable.ts";
import type { Content } from "../read/model.ts";

/** Resolves the hours for display: a special day that references a feast gets its name and rule (content/calendar.yaml). */
export function timetableOf({ hours, calendar }: Pick<Content, "hours" | "calendar">): Timetable {
  return {
    periods: hours.periods,
    specialDays: hours.specialDays.flatMap(({ date, feast: name, ...special }) => {
      if (date) return { ...special, day: date };
      const feast = calendar.feasts.find((each) => each.name === name);
      return feast ? { ...special, day: feast.rule, name: feast.name } : [];
    }),
  };
}
