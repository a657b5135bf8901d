import { site } from "virtual:site-data";
import favicon from "../../favicon.svg";
import { PlainLayout } from "../../page-components/plain-layout/plain-layout.tsx";
import styles from "./maintenance.module.css";

/** Maintenance screen: the site's logo, an animated picture, and whom to contact meanwhile. */
export default function Maintenance() {
  return (
    <PlainLayout>
      <img src={favicon} alt="" width="64" height="64" />
      <h1>Il sito torna fra poco</h1>
      <p>
        Lo stiamo sistemando. Per gli orari e per la strada telefonate al santuario:{" "}
        <a href={site.phoneHref}>{site.phone}</a>.
      </p>
      <svg aria-hidden="true" viewBox="0 0 240 40" className={styles.spring}>
        <path d="M0 14q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
        <path d="M0 30q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
      </svg>
    </PlainLayout>
  );
}
