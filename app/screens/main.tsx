// The styles of what main.server.tsx makes.
import "../components/link-groups.module.css";
import "../components/page-notes.module.css";
import { Html } from "../components/html.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import type { PictureRecord } from "../components/picture-files.ts";
import { PageGallery } from "../features/carousel/page-gallery.tsx";
import { FirstCards, type FirstCardsProps } from "../features/first-cards/first-cards.tsx";
import { SaintPlace } from "../features/saint-of-the-day/saint-place.tsx";
import { Valley } from "../features/valley/valley.tsx";
import styles from "./main.module.css";

export interface MainProps {
  meta: PageMetaProps;
  cards: FirstCardsProps;
  gallery: readonly PictureRecord[];
  /** Missing while hydrating: the page holds it. */
  html?: { text: string };
}

/** The main page: what a pilgrim came for, then doors to every section. */
export default function Main({ meta, cards, gallery, html }: MainProps) {
  return (
    <>
      <PageMeta {...meta} />
      <div className={styles.opening}>
        <Valley />
        <PageHeading title={meta.title} summary={meta.summary} />
      </div>
      <FirstCards {...cards} />
      <div className={styles.saint}>
        <SaintPlace isRegion={false} />
      </div>
      <PageGallery pictures={gallery} autoplay />
      <Html html={html?.text} />
    </>
  );
}
