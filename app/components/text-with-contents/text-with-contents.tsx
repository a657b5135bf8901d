import { Html } from "../html/html.tsx";
import styles from "./text-with-contents.module.css";

interface Heading {
  id: string;
  text: string;
}

interface TextWithContentsProps {
  html: string;
  /** Headings to list; none for a short text. */
  contents: readonly Heading[];
}

/** Renders a page's text with its table of contents: sticky beside it in wide windows, otherwise collapsed above it. */
export function TextWithContents({ html, contents }: TextWithContentsProps) {
  if (contents.length === 0) return <Html html={html} className="prose" />;
  return (
    <div className={styles.columns}>
      <PageContents contents={contents} />
      <Html html={html} className="prose" />
    </div>
  );
}

/** Renders the table of contents in both forms, of which the viewport width shows one; nothing without headings. */
export function PageContents({ contents }: Pick<TextWithContentsProps, "contents">) {
  if (contents.length === 0) return null;
  const list = (
    <ol>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-labelledby="in-questa-pagina" className={styles.contents}>
        <p id="in-questa-pagina" aria-hidden="true">
          In questa pagina
        </p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>In questa pagina</summary>
        {list}
      </details>
    </>
  );
}
