import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Prose } from "../components/prose.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, listData } from "../content.server/page-data.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/list";

export function loader({ url }: Route.LoaderArgs) {
  return listData(loadContent(), addressOf(url));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** A page of text followed by the index of one or more collections. */
export default function List({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      <Prose html={page.prose} />
      <LinkGroups groups={page.groups} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
