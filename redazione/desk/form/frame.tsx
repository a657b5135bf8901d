import type { ReactNode } from "react";
import type { FieldProblem, Schema, Value } from "../../api.ts";
import styles from "./form.module.css";
import { idOf, type Path } from "./path.ts";

/** Ids of the elements that describe a field, for screen readers. */
const helpId = (id: string) => `${id}/aiuto`;
const errorId = (id: string) => `${id}/errore`;
export const labelId = (id: string): string => `${id}/nome`;

/** What an input is given by its field. */
export interface InputProps {
  /** Its id, and the ARIA attributes that link it to its help and its error messages. */
  attributes: { id: string; "aria-describedby": string; "aria-invalid": true | undefined };
  path: Path;
  schema: Schema;
  isRequired: boolean;
  value: Value | undefined;
  /** Writes a value; undefined empties the field. */
  onChange: (value: Value | undefined) => void;
}

/** Returns the message shown at the field, which therefore need not name it. */
export function messageOf({ found, expected }: FieldProblem): string {
  return `Trovato ${found}; atteso ${expected}.`;
}

/** Returns the messages of a field, or of all that is inside it. */
export function messagesAt(problems: readonly FieldProblem[], path: Path): string[] {
  const id = idOf(path);
  return problems.filter(({ at }) => `${idOf(at)}/`.startsWith(`${id}/`)).map(messageOf);
}

/** Shows the error messages of a field. */
export function Errors({ id, messages }: { id: string; messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div id={errorId(id)} className="wrong">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

interface Props {
  id: string;
  label: string;
  /** Absent in a list of lines, which has it above; the label is then for screen readers alone. */
  help?: string | undefined;
  example?: string | undefined;
  isOptional?: boolean;
  /** Whether the field is made of several inputs that share one label. */
  isSeveral?: boolean;
  messages: readonly string[];
  children: (attributes: InputProps["attributes"]) => ReactNode;
}

/** Renders a field's label, help, error messages and input. */
export function Frame(props: Props) {
  const { id, label, help, example, isOptional, isSeveral, messages, children } = props;
  const Field = isSeveral ? "fieldset" : "div";
  const Name = isSeveral ? "legend" : "label";
  const isWrong = messages.length > 0;
  return (
    <Field className={styles.field} data-wrong={isWrong || undefined}>
      <Name
        id={labelId(id)}
        className={help ? styles.label : "unseen"}
        {...(!isSeveral && { htmlFor: id })}
      >
        {label}
        {isOptional && <small> (facoltativo)</small>}
      </Name>
      {help && (
        <p id={helpId(id)} className={styles.help}>
          {help} {example && <em>Per esempio: {example}</em>}
        </p>
      )}
      <Errors id={id} messages={messages} />
      {children({
        id,
        "aria-describedby": isWrong ? `${errorId(id)} ${helpId(id)}` : helpId(id),
        "aria-invalid": isWrong || undefined,
      })}
    </Field>
  );
}
