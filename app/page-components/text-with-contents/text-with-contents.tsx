import { Html } from "../../components/html/html.tsx";
import styles from "./text-with-contents.module.css";

export const CONTENTS_TITLE = "In questa pagina";

interface Heading {
  id: string;
  text: string;
}

interface TextWithContentsProps {
  html: string;
  /** Headings to list; none for a short text. */
  contents: readonly Heading[];
}

export function TextWithContents({ html, contents }: TextWithContentsProps) {
  return (
    <div className={styles.text}>
      <PageContents contents={contents} />
      <Html html={html} className="prose" />
    </div>
  );
}

/** Renders the collapsed table of contents, which wide windows have in the sidebar instead; nothing without headings. */
export function PageContents({ contents }: Pick<TextWithContentsProps, "contents">) {
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
