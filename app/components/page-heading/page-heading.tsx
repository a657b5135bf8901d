import type { PageMetaProps } from "../page-meta.tsx";
import styles from "./page-heading.module.css";

/** Renders section, title and one-sentence summary at the top of every page of text. */
export function PageHeading({ section, title, summary }: PageMetaProps) {
  return (
    <div className={`heading one-column ${styles.heading}`}>
      {section && section !== title && <p className={styles.section}>{section}</p>}
      <h1>{title}</h1>
      <p className={styles.summary}>{summary}</p>
    </div>
  );
}
