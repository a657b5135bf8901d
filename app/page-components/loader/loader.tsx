import styles from "./loader.module.css";

/** Loading indicator: two circles that rotate over 2 s and a text that fades over 1 s (docs/behaviour.md, "Loading"). */
export function Loader() {
  return (
    <div className={styles.loader}>
      <span aria-hidden="true" className={styles.circles} />
      <span className={styles.text}>Loading...</span>
    </div>
  );
}
