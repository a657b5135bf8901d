import { useId } from "react";
import styles from "./to-confirm.module.css";

interface ToConfirmProps {
  /** The label, in the language of the page. */
  title?: string;
  sentences: readonly string[];
}

/** What the shrine still has to confirm, said plainly and quietly; nothing when nothing is open. */
export function ToConfirm({ title = "Da confermare", sentences }: ToConfirmProps) {
  const titleId = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
