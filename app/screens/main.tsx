// The styles of what main.server.tsx makes.
import "../components/link-groups.module.css";
import "../components/page-notes.module.css";
import { Html } from "../components/html.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import type { PictureRecord } from "../components/picture-files.ts";
import { PageGallery } from "../features/carousel/page-gallery.tsx";
import { Today, type TodayProps } from "../features/today/today.tsx";
import { Valley } from "../features/valley/valley.tsx";
import styles from "./main.module.css";

export interface MainProps {
  meta: PageMetaProps;
  today: TodayProps;
  gallery: readonly PictureRecord[];
  /** Missing while hydrating: the page holds it. */
  html?: { text: string };
}

/** The main page: what a pilgrim came for, then doors to every section. */
export default function Main({ meta, today, gallery, html }: MainProps) {
  return (
    <>
      <PageMeta {...meta} />
      <div className={styles.opening}>
        <Valley />
        <PageHeading title={meta.title} summary={meta.summary} />
        <Today {...today} />
      </div>
      <PageGallery pictures={gallery} autoplay />
      <Html html={html?.text} />
    </>
  );
}
