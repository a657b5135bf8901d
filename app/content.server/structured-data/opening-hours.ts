import { type CalendarDate, isoDate } from "../../time/calendar-date.ts";
import type { Hours } from "../schemas/hours.ts";
import type { Thing } from "./structured-data.ts";

/** The days of the week as schema.org names them, in the order of weekday(). */
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (name) => `https://schema.org/${name}`,
);

/** When the church is open, by the periods that the rector has confirmed and that are not over. */
export function openingHours(
  hours: readonly Pick<Hours, "startDate" | "endDate" | "opening">[],
  today: CalendarDate,
): Thing[] {
  return hours
    .filter(({ endDate }) => endDate >= isoDate(today))
    .flatMap(({ startDate, endDate, opening }) =>
      opening.flatMap(({ weekdays, times }) =>
        times.map((time) => {
          const [opens = "", closes = ""] = time.split("-");
          return {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: weekdays.map((day) => WEEKDAYS[day]),
            opens: opens.padStart(5, "0"),
            closes: closes.padStart(5, "0"),
            validFrom: startDate,
            validThrough: endDate,
          };
        }),
      ),
    );
}
