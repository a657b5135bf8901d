import { CALENDAR, calendarAddress } from "../../../domain/feasts/calendar-address.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Content } from "../../read/model.ts";
import { type DatedSubject, datedSubjects, eventIn } from "./dated-subjects.ts";
import { icalendar } from "./icalendar.ts";

type CalendarContent = Pick<Content, "calendar" | "companies" | "site">;

/** The number of years after the build's that the files cover: they stay useful if nobody rebuilds for a year. */
const YEARS_AHEAD = 2;

/** The number of occurrences in the file of a single feast or company: once the first is over, the next is there. */
const TIMES_ALONE = 2;

/**
 * Returns the calendar files by address: one with all events of this year and those after it, and one for each feast and
 * each company with a known day, with its next occurrences (docs/behaviour.md, "Calendars").
 * @param now the day of the build, in milliseconds since the epoch
 */
export function calendarFiles(content: CalendarContent, now: number): Record<string, string> {
  const today = romeDate(now);
  const years = Array.from({ length: 1 + YEARS_AHEAD }, (_, ahead) => today.year + ahead);
  const eventsOf = (subject: DatedSubject) => years.map((year) => eventIn(subject, year));
  const subjects = datedSubjects(content);
  const all = subjects.flatMap(eventsOf).sort((one, other) => compareDates(one.first, other.first));
  return {
    [CALENDAR]: icalendar(content.site.name, all, now),
    ...Object.fromEntries(
      subjects.map((subject) => {
        const toCome = eventsOf(subject).filter(({ last }) => compareDates(last, today) >= 0);
        const text = icalendar(subject.title, toCome.slice(0, TIMES_ALONE), now);
        return [calendarAddress(subject.slug), text];
      }),
    ),
  };
}
