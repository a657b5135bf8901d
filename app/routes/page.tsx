import "../styles/blocks.css";
import { Facts } from "../components/facts.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, pageData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { PageGallery } from "../features/carousel/page-gallery.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/page";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(pageData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** A page whose whole text is one content file. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <Facts facts={page.facts} />
      <TextWithContents html={page.prose} contents={page.contents} />
      <PageGallery pictures={page.gallery} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
