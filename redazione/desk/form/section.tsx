import type { DragEvent, KeyboardEvent, ReactNode } from "react";
import type { Schema } from "../../api.ts";
import { PICTURES, type Value } from "../../api.ts";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { Errors, messageOf, messagesAt } from "./frame.tsx";
import { getAt, idOf, type Path } from "./path.ts";
import { entryName } from "./schema.ts";

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

interface Props {
  /** The schema and the path of the list. */
  schema: Schema;
  path: Path;
  index: number;
  isOfGroups: boolean;
  children: ReactNode;
}

/** Renders a list entry: a line, or a collapsible group of fields. */
export function ListEntry({ schema, path: listPath, index, isOfGroups, children }: Props) {
  const { fields, change, isOpen, goTo, followTo, problems } = useForm();
  const list = getAt(fields, listPath) as Value[];
  const path = [...listPath, index];
  const name = entryName(list[index], schema.namedBy) ?? `${schema.title}, ${index + 1}`;

  const move = (to: number, from = index) => {
    change(listPath, list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Value));
    followTo([...listPath, to]);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: list.length - 1 }[
      event.key
    ];
    if (!event.altKey || to === undefined || to === index || !list[to]) return;
    event.preventDefault();
    move(to);
  };
  // The type of the dragged data names its list, so that entries of another list cannot be dropped here.
  const kind = `application/x-${listPath.join("-").toLowerCase()}`;
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(kind)) return;
    event.preventDefault();
    const from = Number(event.dataTransfer.getData(kind));
    if (event.type === "drop" && from !== index) move(index, from);
  };
  const remove = () => {
    change(listPath, list.toSpliced(index, 1));
    if (list.length > 1) followTo([...listPath, Math.max(0, index - 1)]);
    else goTo(listPath);
  };
  const button = (words: string, sign: string, onClick: () => void) => (
    <button
      type="button"
      className="icon"
      aria-label={`${words}: ${name}`}
      title={words}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const buttons = (
    <span className={styles.entryButtons}>
      {index > 0 && button("Sposta su", "↑", () => move(index - 1))}
      {index < list.length - 1 && button("Sposta giù", "↓", () => move(index + 1))}
      {button("Togli", "×", remove)}
    </span>
  );
  if (!isOfGroups) {
    return (
      <li className={styles.line}>
        {children}
        {buttons}
      </li>
    );
  }
  const picture = getAt(list[index], ["file"]);
  const open = isOpen(idOf(path), list.length === 1 && Boolean(schema.open));
  const isWrong = messagesAt(problems, path).length > 0;
  return (
    <li className={styles.entry} data-wrong={isWrong || undefined} onDragOver={drop} onDrop={drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above, and the keys are those of the button in it. */}
      <div
        className={styles.entryHead}
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, String(index))}
        onKeyDown={press}
      >
        {picture && <img src={PICTURES + picture} alt="" loading="lazy" />}
        <Opener id={idOf(path)} isOpen={open}>
          {name}
          {isWrong && !open && <span className="wrong"> da correggere</span>}
        </Opener>
        {buttons}
      </div>
      {open && <div className={styles.entryBody}>{children}</div>}
    </li>
  );
}
