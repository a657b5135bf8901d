import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import type { Value } from "../../../api.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { freshEntry } from "../fresh-entry.ts";
import { getAt, pathOf } from "../path.ts";
import type { FieldWords } from "../schema.ts";
import { optionsIn } from "../ui-schema.ts";
import { ManyPictures } from "./many-pictures.tsx";
import { Section } from "./section.tsx";

/** Renders a list: its entries, and a button that adds one. An optional list that is absent is the button alone. */
export function List({ fieldPathId, items, schema, uiSchema }: ArrayFieldTemplateProps) {
  const { fields, change, goTo, now } = useForm();
  const id = fieldPathId.$id;
  const path = pathOf(id);
  const { words } = optionsIn(uiSchema);
  const list = (getAt(fields, path) ?? undefined) as Value[] | undefined;
  const isOfGroups = (schema.items as { type?: string } | undefined)?.type === "object";
  const add = () => {
    const entry = isOfGroups ? freshEntry(words, list ?? [], now()) : "";
    change(path, [...(list ?? []), entry as Value]);
    goTo([...path, list?.length ?? 0]);
  };
  const { unless } = words;
  if (unless && list === undefined && getAt(fields, [...path.slice(0, -1), unless]) !== undefined) {
    return null;
  }
  return (
    <Section id={id} words={words} count={countOf(list, words)}>
      <ol className={isOfGroups ? styles.entries : styles.lines}>{items}</ol>
      {words.input === "pictures" && <ManyPictures path={path} />}
      <p className={styles.listButtons}>
        <button type="button" className={styles.add} onClick={add}>
          {words.add ?? "Aggiungi"}
        </button>
        {words.emptyMeansNone && list?.length === 0 && (
          <button type="button" className={styles.quiet} onClick={() => change(path, undefined)}>
            Non si sa
          </button>
        )}
        {words.emptyMeansNone && list === undefined && (
          <button type="button" className={styles.quiet} onClick={() => change(path, [])}>
            Non ce n’è
          </button>
        )}
      </p>
    </Section>
  );
}

function countOf(list: readonly Value[] | undefined, { emptyMeansNone }: FieldWords): string {
  if (list && list.length > 0) return String(list.length);
  if (!emptyMeansNone) return "per ora niente";
  return list ? "non ce n’è" : "non si sa";
}
