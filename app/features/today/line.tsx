import styles from "./line.module.css";

interface LineProps {
  href: string;
  /** What is asked. */
  what: string;
  answer: string;
  note?: string | undefined;
  /** Said only where the line leads. */
  more?: string | undefined;
}

/** A question and its answer of today, as a link to the page that says more. */
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
