import styles from "./print-button.module.css";

/** Opens the browser's print dialog; hidden on paper and without scripts. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className={`button ${styles.print}`}>
      Stampa
    </button>
  );
}
