import type { ReactNode } from "react";
import { messageOf } from "../error-schema.ts";
import { errorId } from "../field-ids.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { idOf, pathOf } from "../path.ts";
import type { FieldWords } from "../schema.ts";
import { Errors } from "./errors.tsx";
import { Opener } from "./opener.tsx";

interface Props {
  id: string;
  words: FieldWords;
  /** The summary shown while it is collapsed: the number of entries. */
  count: string | undefined;
  children: ReactNode;
}

/** Renders a list or a group as a collapsible section. Collapsed content is not rendered. */
export function Section({ id, words, count, children }: Props) {
  const { isOpen, problems } = useForm();
  const open = isOpen(id, words.open ?? false);
  const own = problems.filter(({ at }) => idOf(at) === id).map(messageOf);
  const inside = problems.filter(({ at }) => idOf(at).startsWith(`${id}/`)).length;
  const Heading = pathOf(id).length > 1 ? "h3" : "h2";
  return (
    <section
      aria-labelledby={id}
      className={styles.section}
      data-wrong={own.length || inside ? "" : undefined}
    >
      <Heading className={styles.sectionName}>
        <Opener id={id} isOpen={open}>
          {words.title}
          {count && <span className={styles.optional}> ({count})</span>}
          {!open && inside > 0 && (
            <span className={styles.wrongInside}> qui c’è da correggere</span>
          )}
        </Opener>
      </Heading>
      <Errors id={errorId(id)} sentences={own} />
      {open && (
        <>
          <p className={styles.help}>{words.description}</p>
          {children}
        </>
      )}
    </section>
  );
}
