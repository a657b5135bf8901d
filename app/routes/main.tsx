import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Prose } from "../components/prose.tsx";
import { loadContent } from "../content.server/content.ts";
import { mainData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { PageGallery } from "../features/carousel/page-gallery.tsx";
import { FirstCards } from "../features/first-cards/first-cards.tsx";
import { SaintPlace } from "../features/saint-of-the-day/saint-place.tsx";
import { Valley } from "../features/valley/valley.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/main";
import styles from "./main.module.css";

export async function loader() {
  return withPictures(mainData(loadContent()));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta(loaderData);
}

/** The main page: what a pilgrim came for, then doors to every section. */
export default function Main({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.opening}>
        <Valley />
        <PageHeading title={page.title} summary={page.summary} />
      </div>
      <FirstCards hours={page.hours} road={page.road} feasts={page.feasts} />
      <div className={styles.saint}>
        <SaintPlace isRegion={false} />
      </div>
      <PageGallery pictures={page.gallery} autoplay />
      <Prose html={page.prose} />
      <LinkGroups
        groups={[
          {
            title: "Le sezioni del sito",
            items: page.doors.map(({ title, address, summary }) => ({
              title,
              address,
              note: summary,
            })),
          },
        ]}
      />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
    </>
  );
}
