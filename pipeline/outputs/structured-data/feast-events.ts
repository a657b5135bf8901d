import type { Event, Place } from "schema-dts";
import { type Feast, feastId, hourIn, upcomingFeasts } from "../../../domain/feasts/feasts.ts";
import { type CalendarDate, isoDate } from "../../../domain/time/calendar-date.ts";
import { startInstant } from "../../../domain/time/rome-time.ts";
import type { Content } from "../../read/model.ts";
import { churchId } from "./church.ts";

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
    location: feast.place === undefined ? { "@id": churchId(site) } : town(feast.place),
    url: `${site.web}${page}#${feastId(feast.slug)}`,
  }));
}

/** Returns the start as a date, or as an instant if the hour is confirmed. */
function startOf(feast: Feast, first: CalendarDate): string {
  const hour = hourIn(feast, first.year);
  if (hour === undefined) return isoDate(first);
  return new Date(startInstant(`${isoDate(first)}T${hour.padStart(5, "0")}`)).toISOString();
}

function town(name: string): Place {
  return {
    "@type": "Place",
    name,
    address: { "@type": "PostalAddress", addressLocality: name, addressCountry: "IT" },
  };
}
