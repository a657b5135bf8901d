import { Facts } from "../components/facts.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import type { SpecialData } from "../content.server/page-specials.ts";
import { FollowCalendar } from "../features/calendar/follow-calendar.tsx";
import { DaysIndex } from "../features/companies/days-index.tsx";
import { RegionMap } from "../features/companies/region-map.tsx";
import { markup } from "./markup.server.ts";
import type { LiveSpecial, TextPageProps } from "./text-page.tsx";

/** What the screen of a page of text is given: as HTML all that nothing in the browser changes. */
export function textPageProps(page: PageDataOf<"text-page">): TextPageProps {
  const { special } = page;
  const picture = page.picture && <Picture picture={page.picture} isLeading />;
  // What visitors came for comes before the picture.
  const isUrgent = special?.kind === "hours" || special?.kind === "road";
  return {
    meta: {
      title: page.title,
      section: page.section?.title,
      summary: page.summary,
      address: page.address,
      card: page.card,
    },
    html: {
      opening: markup(
        <>
          <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
          {!isUrgent && picture}
          {special && <StillSpecial special={special} />}
        </>,
      ),
      text: markup(
        <>
          {isUrgent && picture}
          <Facts facts={page.facts} />
          <TextWithContents html={page.html} contents={page.contents} />
        </>,
      ),
      closing: markup(
        <>
          <PageNotes sources={page.sources} />
          {page.section && <SectionPages {...page.section} current={page.address} />}
        </>,
      ),
    },
    special: special && isLive(special) ? special : undefined,
    gallery: page.gallery,
  };
}

const isLive = (special: SpecialData): special is LiveSpecial =>
  ["feasts", "hours", "road", "print"].includes(special.kind);

/** What stands over the text and is the same at all times. */
function StillSpecial({ special }: { special: SpecialData }) {
  switch (special.kind) {
    case "index":
      return <LinkGroups groups={special.groups} />;
    case "companies":
      return (
        <>
          <RegionMap regions={special.regions} />
          <LinkGroups groups={special.regions} />
          <section className="prose" aria-labelledby="per-giorno">
            <h2 id="per-giorno">Per giorno</h2>
            <p>Il giorno in cui si mettono in cammino.</p>
            <DaysIndex days={special.departures} />
            <FollowCalendar />
          </section>
        </>
      );
    default:
      return null;
  }
}
