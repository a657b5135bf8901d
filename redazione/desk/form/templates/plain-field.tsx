import { described, errorId, helpId } from "../field-ids.ts";
import styles from "../form.module.css";
import { Errors } from "./errors.tsx";

interface Props {
  id: string;
  label: string;
  help: string;
  sentences: readonly string[];
  children: (attributes: { id: string }) => React.ReactNode;
}

/** Renders an input outside of the forms of schemas, with its label, help and problems. */
export function PlainField({ id, label, help, sentences, children }: Props) {
  return (
    <div className={styles.field} data-wrong={sentences.length > 0 ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p id={helpId(id)} className={styles.help}>
        {help}
      </p>
      <Errors id={errorId(id)} sentences={sentences} />
      {children({ id, ...described(id, sentences) })}
    </div>
  );
}
