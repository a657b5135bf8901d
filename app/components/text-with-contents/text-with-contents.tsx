import { Html } from "../html/html.tsx";
import styles from "./text-with-contents.module.css";

interface Heading {
  id: string;
  text: string;
}

interface TextWithContentsProps {
  html: string;
  /** The headings to list; none for a short text. */
  contents: readonly Heading[];
}

/** The text of a page with the list of its headings: in a wide window in view beside it, otherwise folded above it. */
export function TextWithContents({ html, contents }: TextWithContentsProps) {
  if (contents.length === 0) return <Html html={html} className="prose" />;
  return (
    <div className={styles.columns}>
      <PageContents contents={contents} />
      <Html html={html} className="prose" />
    </div>
  );
}

/** The list of the headings of a page, in both its forms, of which the width of the window shows one; nothing of none. */
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
