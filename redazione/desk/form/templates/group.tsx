import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { Fragment } from "react";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, pathOf } from "../path.ts";
import { optionsIn } from "../ui-schema.ts";
import { Section } from "./section.tsx";

/** Renders a group of fields. An optional group that is absent is a button that adds it. */
export function Group(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, required, uiSchema } = props;
  const { fields, change, goTo, afterField } = useForm();
  const id = fieldPathId.$id;
  const path = pathOf(id);
  const inner = properties.map(({ name, content }) => (
    <Fragment key={name}>
      {content}
      {path.length === 0 && afterField(name)}
    </Fragment>
  ));
  const { words } = optionsIn(uiSchema);
  // The whole file, or a list entry, whose frame the list draws.
  if (path.length === 0 || !words?.title) return <div className={styles.fields}>{inner}</div>;

  const value = getAt(fields, path);
  const isAbsent = value === undefined || value === null;
  const add = () => {
    change(path, {});
    goTo(path);
  };
  return (
    <Section id={id} words={words} count={isAbsent ? "non c’è" : undefined}>
      {isAbsent && !required ? (
        <button type="button" className={styles.quiet} onClick={add}>
          {words.add ?? "Aggiungi"}
        </button>
      ) : (
        <>
          <div className={styles.fields}>{inner}</div>
          {!required && (
            <button type="button" className={styles.quiet} onClick={() => change(path, undefined)}>
              Togli: {words.title.toLowerCase()}
            </button>
          )}
        </>
      )}
    </Section>
  );
}
