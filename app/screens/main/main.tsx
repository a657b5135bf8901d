import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import PageGallery from "../../features/carousel/page-gallery.tsx";
import { Today } from "../../features/today/today.tsx";
import { Valley } from "../../features/valley/valley.tsx";
import styles from "./main.module.css";
import type mainProps from "./main.server.tsx";

/** Front page: the valley with the name of the shrine, today, a welcome; then text, cards and views. */
export default function Main({ meta, today, gallery, html }: ReturnType<typeof mainProps>) {
  return (
    <>
      <PageMeta {...meta} />
      <div className={`text one-column ${styles.opening}`}>
        <Valley />
        <h1 className={styles.plate}>{meta.title}</h1>
        <Today {...today} />
        <Html name="welcome" html={html.welcome} className={styles.welcome} />
      </div>
      <Html name="body" html={html.body} />
      {gallery.length > 0 && (
        <div className={`one-column ${styles.views}`}>
          <h2>Vedute di Canneto</h2>
          <PageGallery pictures={gallery} autoplay />
        </div>
      )}
      <Html name="notes" html={html.notes} />
    </>
  );
}
