import { site } from "virtual:site-data";
import styles from "./telephone-box.module.css";

/** Shows the telephone as on a poster, above the text of a contact page: the only page that loads it. */
export default function TelephoneBox() {
  return (
    <a href={site.phoneHref} className={styles.poster}>
      Telefonateci: <strong>{site.phone}</strong>
    </a>
  );
}
