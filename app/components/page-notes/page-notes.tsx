import type { Source } from "../../../pipeline/schemas/shared.ts";
import styles from "./page-notes.module.css";

const certaintyNotes: Record<Source["certainty"], string> = {
  certo: "",
  "una fonte": " (fonte unica)",
  contrastante: " (fonti discordi)",
};

/** Lists a page's sources, collapsed at its foot: there for those who ask, out of the way of those who pray. */
export function PageNotes({ sources }: { sources: readonly Source[] }) {
  return (
    <details className={styles.notes}>
      <summary>Fonti e note</summary>
      <ol>
        {sources.map(({ text, url, certainty }) => (
          <li key={text}>
            {url ? <a href={url}>{text}</a> : text}
            {certaintyNotes[certainty]}
          </li>
        ))}
      </ol>
    </details>
  );
}
