import type { Source } from "../content.server/schemas.ts";
import styles from "./page-notes.module.css";

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
      {toConfirm.length > 0 && (
        <section aria-labelledby="da-confermare">
          <h2 id="da-confermare">Da confermare</h2>
          <ul>
            {toConfirm.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {sources.length > 0 && (
        <section aria-labelledby="fonti">
          <h2 id="fonti">Fonti</h2>
          <ul>
            {sources.map((source) => (
              <li key={source.text}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
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
