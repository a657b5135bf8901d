import { Facts } from "../components/facts.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { Picture } from "../components/picture.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import type { TextData } from "../content.server/page-data.ts";
import { FollowCalendar } from "../features/calendar/follow-calendar.tsx";
import { DaysIndex } from "../features/companies/days-index.tsx";
import { RegionMap } from "../features/companies/region-map.tsx";
import { closing } from "./closing.server.tsx";
import { markup } from "./markup.server.ts";
import { metaOf } from "./meta.server.ts";
import type { PageOfTextProps } from "./page-of-text.tsx";

/** What the index of the companies is given. */
export function companiesProps(page: TextData): PageOfTextProps {
  return {
    meta: metaOf(page),
    html: {
      opening: markup(
        <>
          <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
          {page.picture && <Picture picture={page.picture} isLeading />}
          {page.special?.kind === "companies" && (
            <>
              <RegionMap regions={page.special.regions} />
              <LinkGroups groups={page.special.regions} />
              <section className="prose" aria-labelledby="per-giorno">
                <h2 id="per-giorno">Per giorno</h2>
                <p>Il giorno in cui si mettono in cammino.</p>
                <DaysIndex days={page.special.departures} />
                <FollowCalendar />
              </section>
            </>
          )}
        </>,
      ),
      text: markup(
        <>
          <Facts facts={page.facts} />
          <TextWithContents html={page.html} contents={page.contents} />
        </>,
      ),
      closing: closing(page),
    },
    gallery: page.gallery,
  };
}
