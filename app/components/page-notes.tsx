import type { Source } from "../content.server/schemas.ts";
import styles from "./page-notes.module.css";

const certaintyNotes: Record<Source["certainty"], string | undefined> = {
  certo: undefined,
  "una fonte": "fonte unica",
  contrastante: "le fonti non concordano",
};

interface PageNotesProps {
  sources: readonly Source[];
}

/** Where a page's facts come from. */
export function PageNotes({ sources }: PageNotesProps) {
  return (
    <footer className={styles.notes}>
      {sources.length > 0 && (
        <section aria-labelledby="fonti" className={styles.sources}>
          <h2 id="fonti">Fonti</h2>
          <ol>
            {sources.map((source) => (
              <li key={source.text}>
                <SourceName source={source} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </footer>
  );
}

function SourceName({ source: { text, url, certainty } }: { source: Source }) {
  const note = certaintyNotes[certainty];
  return (
    <>
      {url ? <a href={url}>{text}</a> : text}
      {note && ` (${note})`}
    </>
  );
}
