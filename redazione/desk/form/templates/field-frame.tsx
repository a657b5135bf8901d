import type { FieldTemplateProps } from "@rjsf/utils";
import { errorId, helpId, labelId } from "../field-ids.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, pathOf } from "../path.ts";
import { optionsIn } from "../ui-schema.ts";
import { Errors } from "./errors.tsx";

/** Widgets made of several inputs that share one label. */
const SEVERAL = ["ticks", "choice", "instant", "month-day", "picture", "focus", "hours-by-year"];

/** Renders a field's label, help, error messages and input. Groups and lists render their own. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, schema, uiSchema, required, rawErrors, children } = props;
  const { fields } = useForm();
  const { words } = optionsIn(uiSchema);
  const widget = uiSchema?.["ui:widget"] ?? uiSchema?.["ui:field"];
  const isContainer = (schema.type === "object" || schema.type === "array") && !widget;
  if (isContainer || !words.title) return children;

  const path = pathOf(id);
  const last = path.at(-1) ?? "";
  const isInList = /^\d+$/.test(String(last));
  const { unless } = words;
  if (unless && isPointless(getAt(fields, path), getAt(fields, [...path.slice(0, -1), unless]))) {
    return null;
  }
  const isSeveral = SEVERAL.includes(String(widget));
  const Frame = isSeveral ? "fieldset" : "div";
  const Name = isSeveral ? "legend" : "label";
  return (
    <Frame
      className={styles.field}
      data-wrong={rawErrors?.length ? "" : undefined}
      data-widget={widget}
    >
      <Name
        id={labelId(id)}
        className={isInList ? styles.unseen : styles.label}
        {...(!isSeveral && { htmlFor: id })}
      >
        {isInList ? `${words.title}, ${Number(last) + 1}` : words.title}
        {!required && !isInList && schema.type !== "boolean" && (
          <span className={styles.optional}> (facoltativo)</span>
        )}
      </Name>
      {!isInList && (
        <p id={helpId(id)} className={styles.help}>
          {words.description}{" "}
          {words.example && <span className={styles.example}>Per esempio: {words.example}</span>}
        </p>
      )}
      <Errors id={errorId(id)} sentences={rawErrors} />
      {children}
    </Frame>
  );
}

/** Tells whether a field is absent while the one that replaces it is present. */
function isPointless(own: unknown, other: unknown): boolean {
  return own === undefined && other !== undefined;
}
