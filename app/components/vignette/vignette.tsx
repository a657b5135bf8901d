import styles from "./vignette.module.css";

/** A small drawing over the words of a page that stands in the place of another; it says nothing that they do not. */
export function Vignette({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={1200} height={800} className={styles.vignette} />;
}
