import { useEffect, useRef } from "react";
import type { Change } from "./changes.ts";
import styles from "./editor.module.css";

interface Props {
  sentence: string;
  /** The changes that were saved meanwhile; `mine` are those of this draft. */
  theirs: readonly Change[];
  mine: readonly Change[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both sides when the file has changed since it was opened; whichever is chosen, nothing is lost. */
export function Conflict({ sentence, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`stack ${styles.problems}`}
      aria-labelledby="conflitto"
    >
      <h2 id="conflitto">Il file è cambiato mentre scrivevate</h2>
      <p>{sentence}</p>
      <h3>Che cosa è cambiato fuori di qui</h3>
      <ChangeList changes={theirs} />
      <h3>Che cosa avete cambiato voi</h3>
      <ChangeList changes={mine} />
      <p className="row">
        <button type="button" className="main" onClick={onKeepMine}>
          Tieni le mie, e le altre dove non ho toccato
        </button>
        <button type="button" onClick={onTakeTheirs}>
          Prendi le altre, e metti da parte le mie
        </button>
      </p>
    </section>
  );
}

/** Lists changes in plain words. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ place, before, after }) => (
        <li key={place}>
          <strong>{place}</strong>: prima <del>{before}</del>, ora <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
