import { site } from "virtual:site-data";
import styles from "./call-button.module.css";

/** Links the shrine's telephone number as one large button; on a phone a press calls. */
export function CallButton() {
  return (
    <a href={site.phoneHref} className={`button full ${styles.call}`}>
      Telefonateci: <span>{site.phone}</span>
    </a>
  );
}
