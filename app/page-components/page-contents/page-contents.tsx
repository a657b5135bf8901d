import styles from "./page-contents.module.css";

export const CONTENTS_TITLE = "In questa pagina";

export interface PageContentsProps {
  /** Headings to list; none for a short text. */
  contents: readonly { id: string; text: string }[];
}

/** Renders the collapsed table of contents, which wide windows have in the sidebar instead; nothing without headings. */
export function PageContents({ contents }: PageContentsProps) {
  if (contents.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{CONTENTS_TITLE}</summary>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
