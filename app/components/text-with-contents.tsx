import { Html } from "./html.tsx";
import styles from "./text-with-contents.module.css";

export interface Heading {
  id: string;
  text: string;
}

interface TextWithContentsProps {
  html: string;
  /** The headings to list; none for a short text. */
  contents: readonly Heading[];
}

/** The text of a page with, in a wide window, the list of its headings in view beside it. */
export function TextWithContents({ html, contents }: TextWithContentsProps) {
  if (contents.length === 0) return <Html html={html} className="prose" />;
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="in-questa-pagina" className={styles.contents}>
        <p id="in-questa-pagina">In questa pagina</p>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Html html={html} className="prose" />
    </div>
  );
}
