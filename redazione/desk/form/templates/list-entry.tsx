import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import type { Value } from "../../../api.ts";
import { entryName } from "../entry-name.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, idOf, pathOf } from "../path.ts";
import { optionsIn } from "../ui-schema.ts";
import { EntryButtons } from "./entry-buttons.tsx";
import { Opener } from "./opener.tsx";

/** One entry of a list: a line, or a group of fields that opens. */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, schema, parentUiSchema } = props;
  const { fields, change, isOpen, goTo, problems } = useForm();
  const path = pathOf(buttonsProps.fieldPathId.$id);
  const listPath = path.slice(0, -1);
  const list = (getAt(fields, listPath) ?? []) as Value[];
  const { words } = optionsIn(parentUiSchema);
  const name = entryName(list[index], words.namedBy) ?? `${words.label}, ${index + 1}`;

  const move = (to: number) => {
    const others = list.filter((_, at) => at !== index);
    change(listPath, [...others.slice(0, to), list[index] as Value, ...others.slice(to)]);
    goTo([...listPath, to]);
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
  const open = isOpen(id, totalItems === 1 && Boolean(words.open));
  const isWrong = problems.some(({ at }) => `${idOf(at)}/`.startsWith(`${id}/`));
  return (
    <li className={styles.entry} data-wrong={isWrong ? "" : undefined}>
      <div className={styles.entryHead}>
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
