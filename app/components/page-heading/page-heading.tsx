import styles from "./page-heading.module.css";

interface PageHeadingProps {
  /** Name of the section the page belongs to. */
  section?: string | undefined;
  title: string;
  summary: string;
}

/** Renders section, title and one-sentence summary at the top of every page of text. */
export function PageHeading({ section, title, summary }: PageHeadingProps) {
  return (
    <div className={`heading ${styles.heading}`}>
      {section && section !== title && <p className={styles.section}>{section}</p>}
      <h1>{title}</h1>
      <p className={styles.summary}>{summary}</p>
    </div>
  );
}
