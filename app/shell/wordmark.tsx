import { Link } from "react-router";
import styles from "./wordmark.module.css";

/** The name of the basilica set as a mark, which leads to the main page. */
export function Wordmark() {
  return (
    <Link to="/app/realhome" className={styles.wordmark}>
      <span className={styles.kind}>Basilica Santuario di</span>{" "}
      <span className={styles.name}>Maria Santissima di Canneto</span>
    </Link>
  );
}
