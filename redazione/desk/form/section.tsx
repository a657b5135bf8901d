import type { ReactNode } from "react";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { Errors, messageOf, messagesAt } from "./frame.tsx";
import { idOf, type Path } from "./path.ts";
import type { Schema } from "./schema.ts";

interface OpenerProps {
  /** The id of the button itself, by which the form remembers whether its part is expanded. */
  id: string;
  isOpen: boolean;
  /** The name of the part that it expands. */
  children: ReactNode;
}

/** Expands and collapses a part of the form. */
export function Opener({ id, isOpen, children }: OpenerProps) {
  const { setOpen } = useForm();
  return (
    <button
      type="button"
      id={id}
      aria-expanded={isOpen}
      className={styles.opener}
      onClick={() => setOpen(id, !isOpen)}
    >
      {children}
    </button>
  );
}

interface SectionProps {
  path: Path;
  schema: Schema;
  /** The summary shown beside the name: the number of entries. */
  count: string | undefined;
  children: ReactNode;
}

/** Renders a list or a group as a collapsible section. Collapsed content is not rendered. */
export function Section({ path, schema, count, children }: SectionProps) {
  const { isOpen, problems } = useForm();
  const id = idOf(path);
  const open = isOpen(id, schema.open ?? false);
  const own = problems.filter(({ at }) => idOf(at) === id).map(messageOf);
  const all = messagesAt(problems, path).length;
  const Heading = path.length > 1 ? "h3" : "h2";
  return (
    <section aria-labelledby={id} className={styles.section} data-wrong={all > 0 || undefined}>
      <Heading>
        <Opener id={id} isOpen={open}>
          {schema.title}
          {count && <small> ({count})</small>}
          {!open && all > own.length && <span className="wrong"> qui c’è da correggere</span>}
        </Opener>
      </Heading>
      <Errors id={id} messages={own} />
      {open && (
        <>
          <p className={styles.help}>{schema.description}</p>
          {children}
        </>
      )}
    </section>
  );
}
