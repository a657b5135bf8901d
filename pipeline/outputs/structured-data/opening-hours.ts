import type { OpeningHoursSpecification } from "schema-dts";
import { dayHours } from "../../../domain/hours/day-hours.ts";
import { specialDayOn } from "../../../domain/hours/special-days.ts";
import type { Period, Span, Timetable } from "../../../domain/hours/timetable.ts";
import { type CalendarDate, isoDate, plusDays } from "../../../domain/time/calendar-date.ts";

/** The days of the week in schema.org's terms, in the order of weekday(), followed by holidays (FEAST_DAY). */
const WEEKDAYS = [
  "https://schema.org/Sunday",
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/PublicHolidays",
] as const;

/** The number of days ahead for which special days are listed. */
const AHEAD = 366;

/** schema.org's notation for a day without opening: it opens and closes at midnight. */
const CLOSED: Span = { from: "00:00", to: "00:00" };

/**
 * Returns the church's opening hours, as confirmed by the rector: the periods not yet over, by days of the week, and each
 * special day of the coming year.
 */
export function openingHours(
  timetable: Timetable,
  today: CalendarDate,
): OpeningHoursSpecification[] {
  const periods = timetable.periods.filter(({ endDate }) => endDate >= isoDate(today));
  const days = Array.from({ length: AHEAD }, (_, index) => plusDays(today, index));
  return [
    ...periods.flatMap(ofPeriod),
    ...days.filter((day) => specialDayOn(timetable, day)).flatMap((day) => ofDay(timetable, day)),
  ];
}

function ofPeriod({
  startDate,
  endDate,
  opening = [],
  isClosed,
}: Period): OpeningHoursSpecification[] {
  if (isClosed) return [specification(CLOSED, startDate, endDate)];
  return opening.map(({ weekdays, ...span }) => ({
    ...specification(span, startDate, endDate),
    dayOfWeek: weekdays.flatMap((day) => WEEKDAYS[day] ?? []),
  }));
}

/** Returns nothing if the opening hours of a day are unknown. */
function ofDay(timetable: Timetable, day: CalendarDate): OpeningHoursSpecification[] {
  const opening = dayHours(timetable, day)?.opening;
  const spans = opening?.length === 0 ? [CLOSED] : (opening ?? []);
  return spans.map((span) => specification(span, isoDate(day), isoDate(day)));
}

const specification = ({ from, to }: Span, validFrom: string, validThrough: string) =>
  ({
    "@type": "OpeningHoursSpecification",
    opens: from.padStart(5, "0"),
    // schema.org has no notation for midnight at the end of a day.
    closes: to === "24:00" ? "23:59" : to.padStart(5, "0"),
    validFrom,
    validThrough,
  }) satisfies OpeningHoursSpecification;
