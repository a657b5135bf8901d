import { site } from "virtual:site-data";
import styles from "./telephone-box.module.css";

/**
 * Shows the shrine's telephone as on a poster, above the text of a contact page. A module of its own, so that no other page
 * loads it.
 */
export default function TelephoneBox() {
  return (
    <a href={site.phoneHref} className={styles.poster}>
      Telefonateci: <strong>{site.phone}</strong>
    </a>
  );
}
