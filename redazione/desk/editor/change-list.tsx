import type { Change } from "./changes.ts";
import styles from "./editor.module.css";

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
