import type { Source } from "../content.server/schemas.ts";
import styles from "./page-notes.module.css";
import { ToConfirm } from "./to-confirm.tsx";

const certaintyNotes: Record<Source["certainty"], string | undefined> = {
  certo: undefined,
  "una fonte": "fonte unica",
  contrastante: "le fonti non concordano",
};

interface PageNotesProps {
  sources: readonly Source[];
  toConfirm: readonly string[];
}

/** Where a page's facts come from, and what the shrine still has to confirm. */
export function PageNotes({ sources, toConfirm }: PageNotesProps) {
  return (
    <footer className={styles.notes}>
      <ToConfirm sentences={toConfirm} />
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
