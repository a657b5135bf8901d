import styles from "./print-button.module.css";

/** Opens the browser's own print; neither on paper nor where scripts do not run. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className={styles.print}>
      Stampa
    </button>
  );
}
