import {
  type CompanyFields,
  companyLink,
} from "../../../app/screens/company/collections.server.ts";
import { FEASTS_PAGE } from "../../../domain/addresses.ts";
import { CALENDAR, calendarAddress, daysIn, feastId } from "../../../domain/feasts/feasts.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Entry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import type { Site } from "../../schemas/site.ts";
import { icalendar } from "./icalendar.ts";

type CalendarContent = Pick<Content, "calendar" | "companies" | "site">;

/** The number of years after the build's that the files cover: they stay useful if nobody rebuilds for a year. */
const YEARS_AHEAD = 2;

/** The number of occurrences in the file of a single feast or company: once the first is over, the next is there. */
const TIMES_ALONE = 2;

/**
 * Returns the calendar files by address: one with all events of this year and those after it, and one for each feast and
 * each company with a known day, with its next occurrences (docs/behaviour.md, "Calendars").
 */
export function calendarFiles(content: CalendarContent, now: number): Record<string, string> {
  const today = romeDate(now);
  const years = Array.from({ length: 1 + YEARS_AHEAD }, (_, ahead) => today.year + ahead);
  const subjects = datedSubjects(content).map(({ slug, dates, ...subject }) => ({
    slug,
    title: subject.title,
    events: years.map((year) => ({
      ...subject,
      // What follows the @ is no host, so that it outlives any address.
      uid: `${slug}-${year}@calendario-di-canneto`,
      ...daysIn(dates, year),
      hour: dates.hours?.[year],
    })),
  }));
  const all = subjects.flatMap(({ events }) => events);
  all.sort((one, other) => compareDates(one.first, other.first));
  return {
    [CALENDAR]: icalendar(content.site.name, all, now),
    ...Object.fromEntries(
      subjects.map(({ slug, title, events }) => {
        const toCome = events.filter(({ last }) => compareDates(last, today) >= 0);
        return [calendarAddress(slug), icalendar(title, toCome.slice(0, TIMES_ALONE), now)];
      }),
    ),
  };
}

/** Returns everything that recurs every year: the feasts, then the companies. */
function datedSubjects({ calendar, companies, site }: CalendarContent) {
  const feasts = calendar.feasts.map((feast) => ({
    slug: feast.slug,
    title: feast.name,
    description: `${feast.what}\nPrima di mettervi in viaggio telefonateci: ${site.phone}.`,
    url: `${site.web}${FEASTS_PAGE}#${feastId(feast.slug)}`,
    dates: feast,
    isTentative: false,
  }));
  return [...feasts, ...companies.flatMap((company) => companySubject(company, site))];
}

/** The day is that of past years: whether it applies this year has to be confirmed by asking. */
function companySubject(company: Entry<CompanyFields>, { web, phone }: Site) {
  const { title, days, route, departure } = company.fields;
  if (!departure) return [];
  const description = [
    days && `Giorni: ${days}.`,
    route && `Percorso: ${route}.`,
    `Prima di mettervi in cammino chiedete se il giorno vale anche quest’anno: ${phone}.`,
  ];
  return [
    {
      slug: company.slug,
      title: `Parte la compagnia di ${title}`,
      description: description.filter(Boolean).join("\n"),
      url: web + companyLink(company).address,
      dates: { rule: { from: departure, to: departure }, hours: undefined },
      isTentative: true,
    },
  ];
}
