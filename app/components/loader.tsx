import styles from "./loader.module.css";

/** The loading indicator: two circles that turn over 2 s and a text that fades over 1 s (specification, section 9). */
export function Loader() {
  return (
    <div className={styles.loader}>
      <span aria-hidden="true" className={styles.circles} />
      <span className={styles.text}>Loading...</span>
    </div>
  );
}
