import styles from "./vignette.module.css";

/** Draws the vignette of a page that stands in for another; decorative, as the text says it all. */
export function Vignette({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={1200} height={800} className={styles.vignette} />;
}
