import type { CatholicChurch } from "schema-dts";
import { cardAddress } from "../../../domain/pictures/social-cards.ts";
import type { CalendarDate } from "../../../domain/time/calendar-date.ts";
import { timetableOf } from "../../pages/timetable.ts";
import type { Content } from "../../read/model.ts";
import type { Site } from "../../schemas/site.ts";
import { openingHours } from "./opening-hours.ts";

/** Returns the @id of the church, shared by all pages that mention it. */
export const churchId = ({ web }: Pick<Site, "web">) => `${web}/#santuario`;

/** Returns the church with only its name and address, as the location of an event. */
export function churchName(site: Site) {
  const { postalCode, locality, province } = site.place;
  return {
    "@type": "CatholicChurch",
    "@id": churchId(site),
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
