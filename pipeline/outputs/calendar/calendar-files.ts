import { CALENDAR, calendarAddress } from "../../../domain/feasts/calendar-address.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Content } from "../../read/model.ts";
import { type DatedSubject, datedSubjects, eventIn } from "./dated-subjects.ts";
import { icalendar } from "./icalendar.ts";

type CalendarContent = Pick<Content, "calendar" | "companies" | "site">;

/** Years that the files reach ahead of the build's: what nobody builds again for a year is still of use. */
const YEARS_AHEAD = 2;

/** So many times of a feast or a company are in its own file: if the first is over, the next one is there. */
const TIMES_ALONE = 2;

/**
 * The calendars of the site by their address: one with all days of the year and of those after it, and one for each
 * feast and each company with a day, with the next times of it (docs/behaviour.md, "Calendars").
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
