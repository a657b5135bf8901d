import { Facts } from "../components/facts.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, feastsData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { PageGallery } from "../features/carousel/page-gallery.tsx";
import { UpcomingFeasts } from "../features/feasts/upcoming-feasts.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/feasts";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(feastsData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** The feasts of the year: their dates first, the next one on top, then what they are. */
export default function Feasts({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <UpcomingFeasts feasts={page.feasts} />
      <Facts facts={page.facts} />
      <TextWithContents html={page.prose} contents={page.contents} />
      <PageGallery pictures={page.gallery} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
