import styles from "./line.module.css";

interface LineProps {
  href: string;
  /** Question that the line answers. */
  what: string;
  answer: string;
  note?: string | undefined;
  /** Text shown only where the line leads. */
  more?: string | undefined;
}

/** Renders a question and today's answer, as a link to the page with more. */
export function Line({ href, what, answer, note, more }: LineProps) {
  return (
    <a href={href} className={styles.line}>
      <span className={styles.what}>{what}</span>{" "}
      <span>
        <span className={styles.answer}>{answer}</span> <span className={styles.note}>{note}</span>{" "}
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </a>
  );
}
