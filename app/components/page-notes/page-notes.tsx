import type { Source } from "../../../pipeline/schemas/shared.ts";
import styles from "./page-notes.module.css";

const certaintyNotes: Record<Source["certainty"], string | undefined> = {
  certo: undefined,
  "una fonte": "fonte unica",
  contrastante: "fonti discordi",
};

/** Lists a page's sources, collapsed at its foot: there for those who ask, out of the way of those who pray. */
export function PageNotes({ sources }: { sources: readonly Source[] }) {
  return (
    <details className={styles.notes}>
      <summary>Fonti e note</summary>
      <ol>
        {sources.map((source) => (
          <li key={source.text}>
            <SourceName source={source} />
          </li>
        ))}
      </ol>
    </details>
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
