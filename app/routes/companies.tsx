import { Facts } from "../components/facts.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, companiesData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { DaysIndex } from "../features/companies/days-index.tsx";
import { RegionMap } from "../features/companies/region-map.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/companies";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(companiesData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.section?.title });
}

/** The companies of pilgrims: where they come from, by region, by day, then the text about them. */
export default function Companies({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <RegionMap regions={page.regions} />
      <LinkGroups groups={page.regions} />
      <section className="prose" aria-labelledby="per-giorno">
        <h2 id="per-giorno">Per giorno</h2>
        <p>Quando si mettono in cammino, dove qualcuno lo ha scritto.</p>
        <DaysIndex days={page.departures} />
        <details>
          <summary>I giorni assegnati nel 2020</summary>
          <p>
            Nell’anno della pandemia si saliva soltanto in auto, in un giorno assegnato: non è
            quello della tradizione.
          </p>
          <DaysIndex days={page.days2020} />
        </details>
      </section>
      <Facts facts={page.facts} />
      <TextWithContents html={page.prose} contents={page.contents} />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
      {page.section && <SectionPages {...page.section} current={page.address} />}
    </>
  );
}
