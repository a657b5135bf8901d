import { Facts } from "../components/facts.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, hoursData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { ConfirmedHours } from "../features/hours/confirmed-hours.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/hours";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(hoursData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** The hours: those that are confirmed, then what to ask by telephone and what is attested of past years. */
export default function HoursPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <ConfirmedHours hours={page.hours} />
      <Facts facts={page.facts} />
      <TextWithContents html={page.prose} contents={page.contents} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
