import { Facts } from "../components/facts.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, listData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/list";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(listData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** The index of one or more collections, which people come for, then the text about them. */
export default function List({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <LinkGroups groups={page.groups} />
      <Facts facts={page.facts} />
      <TextWithContents html={page.prose} contents={page.contents} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
