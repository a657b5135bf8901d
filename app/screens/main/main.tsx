import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import PageGallery from "../../features/carousel/page-gallery.tsx";
import { Today, type TodayProps } from "../../features/today/today.tsx";
import { Valley } from "../../features/valley/valley.tsx";
import styles from "./main.module.css";

export interface MainProps {
  meta: PageMetaProps;
  today: TodayProps;
  gallery: readonly PictureRecord[];
  html: { welcome: string; body: string; notes: string };
}

/** Front page: the valley with the name of the shrine, today, a welcome; then text, cards and views. */
export default function Main({ meta, today, gallery, html }: MainProps) {
  return (
    <>
      <PageMeta {...meta} />
      <div className={`text ${styles.opening}`}>
        <Valley />
        <h1 className={styles.plate}>{meta.title}</h1>
        <Today {...today} />
        <Html name="welcome" html={html.welcome} className={styles.welcome} />
      </div>
      <Html name="body" html={html.body} />
      {gallery.length > 0 && (
        <div className={styles.views}>
          <h2>Vedute di Canneto</h2>
          <PageGallery pictures={gallery} autoplay />
        </div>
      )}
      <Html name="notes" html={html.notes} />
    </>
  );
}
