import { site } from "virtual:site-data";
import styles from "./telephone-box.module.css";

/** Over the text of a page on how one reaches the shrine: its telephone, as on a poster. Apart, so that no other page pays for it. */
export default function TelephoneBox() {
  return (
    <a href={site.phoneHref} className={styles.poster}>
      Telefonateci: <strong>{site.phone}</strong>
    </a>
  );
}
