import type { CatholicChurch, Event, OpeningHoursSpecification, Place } from "schema-dts";
import { type Feast, feastId, upcomingFeasts } from "../../../domain/feasts/feasts.ts";
import { dayHours } from "../../../domain/hours/day-hours.ts";
import { specialDayOn } from "../../../domain/hours/special-days.ts";
import {
  instantOf,
  type Period,
  type Span,
  type Timetable,
} from "../../../domain/hours/timetable.ts";
import { cardAddress } from "../../../domain/pictures/social-cards.ts";
import { type CalendarDate, isoDate, plusDays } from "../../../domain/time/calendar-date.ts";
import { timetableOf } from "../../pages/timetable.ts";
import type { Content } from "../../read/model.ts";
import type { Site } from "../../schemas/site.ts";

/** Returns the church with only its name, its address, and the @id that all pages share: as the location of an event. */
export function churchName(site: Site) {
  const { postalCode, locality, province } = site.place;
  return {
    "@type": "CatholicChurch",
    "@id": `${site.web}/#santuario`,
    name: site.fullName,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.street,
      postalCode,
      addressLocality: locality,
      addressRegion: province,
      addressCountry: "IT",
    },
  } satisfies CatholicChurch;
}

/** Returns the church with everything a visitor needs; opening hours only if there are confirmed ones. */
export function church(content: Content, today: CalendarDate): CatholicChurch {
  const { site } = content;
  const { latitude, longitude } = site.place;
  const confirmedHours = openingHours(timetableOf(content), today);
  const ownPages = site.social.filter(({ confirmed }) => confirmed).map(({ web }) => web);
  return {
    ...churchName(site),
    alternateName: site.name,
    url: `${site.web}/`,
    image: site.web + cardAddress("/"),
    telephone: site.phoneHref.replace("tel:", ""),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    ...(confirmedHours.length > 0 && { openingHoursSpecification: confirmedHours }),
    ...(ownPages.length > 0 && { sameAs: ownPages }),
  };
}

/** The days of the week in schema.org's terms, in the order of weekday(), followed by holidays (FEAST_DAY). */
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday PublicHolidays"
  .split(" ")
  .map((day) => `https://schema.org/${day}` as const);

/** The number of days ahead for which special days are listed. */
const AHEAD = 366;

/** schema.org's notation for a day without opening: it opens and closes at midnight. */
const CLOSED: Span = { from: "00:00", to: "00:00" };

/** Returns the confirmed opening hours: of periods not yet over, by weekday, and of each special day of the coming year. */
function openingHours(timetable: Timetable, today: CalendarDate): OpeningHoursSpecification[] {
  const periods = timetable.periods.filter(({ endDate }) => endDate >= isoDate(today));
  const days = Array.from({ length: AHEAD }, (_, index) => plusDays(today, index));
  return [
    ...periods.flatMap(ofPeriod),
    ...days.filter((day) => specialDayOn(timetable, day)).flatMap((day) => ofDay(timetable, day)),
  ];
}

function ofPeriod({ startDate, endDate, opening = [], isClosed }: Period) {
  if (isClosed) return [specification(CLOSED, startDate, endDate)];
  return opening.map(({ weekdays, ...span }) => ({
    ...specification(span, startDate, endDate),
    dayOfWeek: weekdays.flatMap((day) => WEEKDAYS[day] ?? []),
  }));
}

/** Returns nothing if the opening hours of a day are unknown. */
function ofDay(timetable: Timetable, day: CalendarDate) {
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

/** Returns the feasts of the coming year, each linked to its entry on the page of feasts. */
export function feastEvents(
  { calendar, site }: Pick<Content, "calendar" | "site">,
  page: string,
  today: CalendarDate,
): Event[] {
  return upcomingFeasts(calendar.feasts, today).map((feast) => ({
    "@type": "Event",
    name: feast.name,
    description: feast.what,
    startDate: startOf(feast, feast.first),
    endDate: isoDate(feast.last),
    location: feast.place === undefined ? { "@id": churchName(site)["@id"] } : town(feast.place),
    url: `${site.web}${page}#${feastId(feast.slug)}`,
  }));
}

function startOf(feast: Feast, first: CalendarDate): string {
  const hour = feast.hours?.[first.year];
  return hour === undefined ? isoDate(first) : new Date(instantOf(first, hour)).toISOString();
}

function town(name: string): Place {
  return {
    "@type": "Place",
    name,
    address: { "@type": "PostalAddress", addressLocality: name, addressCountry: "IT" },
  };
}
