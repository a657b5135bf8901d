import { HOME_PAGE } from "../../../domain/addresses.ts";
import styles from "./wordmark.module.css";

/** Links the main page with the name of the shrine, and in wide windows its star. */
export function Wordmark() {
  return (
    <a href={HOME_PAGE} className={styles.wordmark}>
      <span className={styles.kind}>Basilica Santuario di</span>{" "}
      <span className={styles.name} translate="no">
        Maria Santissima di Canneto
      </span>
    </a>
  );
}
