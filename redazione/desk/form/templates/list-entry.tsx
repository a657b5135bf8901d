import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import type { DragEvent, KeyboardEvent } from "react";
import type { Value } from "../../../api.ts";
import { entryName } from "../entry-name.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, idOf, pathOf } from "../path.ts";
import { optionsIn } from "../ui-schema.ts";
import { EntryButtons } from "./entry-buttons.tsx";
import { Opener } from "./opener.tsx";

/** Renders a list entry: a line, or a collapsible group of fields. */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, schema, parentUiSchema } = props;
  const { fields, change, isOpen, goTo, problems, pictures } = useForm();
  const path = pathOf(buttonsProps.fieldPathId.$id);
  const listPath = path.slice(0, -1);
  const list = (getAt(fields, listPath) ?? []) as Value[];
  const { words } = optionsIn(parentUiSchema);
  const name = entryName(list[index], words.namedBy) ?? `${words.title}, ${index + 1}`;

  const move = (to: number, from = index) => {
    const others = list.filter((_, at) => at !== from);
    change(listPath, [...others.slice(0, to), list[from] as Value, ...others.slice(to)]);
    goTo([...listPath, to]);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: totalItems - 1 }[
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
    change(
      listPath,
      list.filter((_, at) => at !== index),
    );
    goTo(totalItems > 1 ? [...listPath, Math.max(0, index - 1)] : listPath);
  };
  const buttons = (
    <EntryButtons name={name} index={index} total={totalItems} onMove={move} onRemove={remove} />
  );
  if (schema.type !== "object") {
    return (
      <li className={styles.line}>
        {children}
        {buttons}
      </li>
    );
  }
  const id = idOf(path);
  const { file } = (list[index] ?? {}) as { file?: Value };
  const picture = pictures.find((one) => one.file === file);
  const open = isOpen(id, totalItems === 1 && Boolean(words.open));
  const isWrong = problems.some(({ at }) => `${idOf(at)}/`.startsWith(`${id}/`));
  return (
    <li
      className={styles.entry}
      data-wrong={isWrong ? "" : undefined}
      onDragOver={drop}
      onDrop={drop}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above, and the keys are those of the button in it. */}
      <div
        className={styles.entryHead}
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, String(index))}
        onKeyDown={press}
      >
        {picture && (
          <img src={picture.address} alt="" loading="lazy" className={styles.thumbnail} />
        )}
        <Opener id={id} isOpen={open}>
          {name}
          {isWrong && !open && <span className={styles.wrongInside}> da correggere</span>}
        </Opener>
        {buttons}
      </div>
      {open && <div className={styles.entryBody}>{children}</div>}
    </li>
  );
}
